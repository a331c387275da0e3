/** The address itself is the key: nothing keeps it, passes it on or finds it. */
export const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};
