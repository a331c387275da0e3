import { withOwnTestApp, withTestApp } from './test-app';

/** For tests of what never meets the database, or makes it go each of its ways itself, and takes long: they run on one engine. */
export const withAppOnAnyEngine = withTestApp;
export const withOwnAppOnAnyEngine = withOwnTestApp;
