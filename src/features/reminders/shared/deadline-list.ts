/** Where the list of deadlines stands: a view of the planning. */
export const deadlineListPath = '/planning?weergave=termijnen';
