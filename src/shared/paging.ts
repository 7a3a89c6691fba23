import * as z from 'zod/mini';

const count = (max: number) => z.coerce.number().check(z.int(), z.minimum(0), z.maximum(max));

/** `limit` and `offset` of a list; a bare GET has neither and answers everything. */
export const pagingSchema = z.object({
  limit: z.optional(count(1000)),
  offset: z.optional(count(10_000_000)),
});
export type Paging = z.infer<typeof pagingSchema>;
