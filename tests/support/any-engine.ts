import { withTestApp } from './test-app';

/** For tests of what never meets the database, and takes long: they run on one engine. */
export const withAppOnAnyEngine = withTestApp;
