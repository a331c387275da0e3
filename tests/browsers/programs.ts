export type OtherBrowsers = { firefox: string; driver: string; display: string; python: string };

export function otherBrowsers(): OtherBrowsers {
  const found = process.env.OTHER_BROWSERS;
  if (!found) throw new Error('Run these as `npm test -- browsers`, which looks for the browsers.');
  return JSON.parse(found);
}
