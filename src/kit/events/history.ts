import * as z from 'zod/mini';

/** The values before and after. Texts are clipped, money is in dollars. */
const changeSchema = z.tuple([
  z.nullable(z.union([z.string(), z.number()])),
  z.nullable(z.union([z.string(), z.number()])),
]);

/** `userName` is 'Website' for visitors. */
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
