import * as z from 'zod/mini';

const whole = 'Enter a whole number';
const count = (max: number) =>
  z.coerce.number(whole).check(z.int(whole), z.minimum(0, 'At least 0'), z.maximum(max, `At most ${max}`));

/** `limit` and `offset` of a list; a bare GET has neither and answers everything. */
export const pagingSchema = z.object({
  limit: z.optional(count(1000)),
  offset: z.optional(count(10_000_000)),
});
export type Paging = z.infer<typeof pagingSchema>;
