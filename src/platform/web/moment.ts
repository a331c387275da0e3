const time = new Intl.DateTimeFormat('nl-BE', { hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('nl-BE', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** '14:32' of today, '15 november om 14:32' of another day. */
export function formatMoment(moment: Date): string {
  const isToday = moment.toDateString() === new Date().toDateString();
  return (isToday ? time : dayAndTime).format(moment);
}
