import { z } from 'zod';
import nl from 'zod/v4/locales/nl.js';

// zod tries `new Function` once, which our content policy reports as a breach. Has to run before any schema is made.
z.config({ jitless: true, ...nl() });
