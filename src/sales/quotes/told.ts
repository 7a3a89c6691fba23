import * as z from 'zod/mini';

/**
 * How the customer was told that we have the request: `no-gateway` where only a text could tell, and texts are off;
 * `no-contact` where nothing reaches them; `held-up` while a text or an email waits.
 */
export const toldSchema = z.enum(['email', 'text', 'no-gateway', 'no-contact', 'held-up']);
export type Told = z.infer<typeof toldSchema>;
