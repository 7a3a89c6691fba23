import * as z from 'zod/mini';

/** Before and after; a text is clipped, money is in dollars, null is nothing. */
const changeSchema = z.tuple([
  z.nullable(z.union([z.string(), z.number()])),
  z.nullable(z.union([z.string(), z.number()])),
]);

/** One entry of a record's history as the panel's API answers it, newest first. `userName` is 'Website' for visitors. */
export const historyEntrySchema = z.object({
  id: z.int(),
  action: z.enum(['created', 'changed', 'deleted', 'restored']),
  changes: z.record(z.string(), changeSchema),
  userName: z.string(),
  createdAt: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type HistoryAction = HistoryEntry['action'];
export type HistoryValue = HistoryEntry['changes'][string][0];
