import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

// It gives every list a property of its own, which whoever goes over one by name meets: a reader of PDFs refuses to run.
Object.defineProperty(Array.prototype, 'random', { enumerable: false });

export { generateDrizzleJson, generateMigration };
