import { tryOut } from './as-a-person';
import { otherBrowsers } from './programs';
import { startWebkit } from './webkit';

tryOut('WebKit', () => startWebkit(otherBrowsers()));
