import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** By which a lease says who has it; a process that is started anew is another one. */
export const thisProcess = `${hostname()}, process ${process.pid}, ${randomUUID().slice(0, 8)}`;

export const usualLeaseSeconds = 90;
