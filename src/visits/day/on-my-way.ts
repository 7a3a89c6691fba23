import * as z from 'zod/mini';

/** How long “on my way” can be taken back before it leaves. */
export const onMyWayUndoSeconds = 10;

/** The message that a customer gets when the crew sets out. */
export const onMyWaySchema = z.object({
  text: z.string(),
  /** How it goes out; empty if nothing does. */
  channels: z.array(z.enum(['email', 'text'])),
  /** It was sent before: it is sent once per visit. */
  wasSent: z.boolean(),
});
export type OnMyWay = z.infer<typeof onMyWaySchema>;
