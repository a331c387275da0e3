import { z } from 'zod';

// zod tries `new Function` once, which our content policy reports as a breach. Has to run before any schema is made.
z.config({ jitless: true });
