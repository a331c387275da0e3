import { tryOut } from './as-a-person';
import { startFirefox } from './firefox';
import { otherBrowsers } from './programs';

tryOut('Firefox', () => startFirefox(otherBrowsers().firefox));
