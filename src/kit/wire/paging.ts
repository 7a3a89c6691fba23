import * as z from 'zod/mini';

const whole = 'Enter a whole number';
const count = (max: number) =>
  z.coerce.number(whole).check(z.int(whole), z.minimum(0, 'At least 0'), z.maximum(max, `At most ${max}`));

/** Rows of a list in one answer. */
export const mostRows = 1000;

/** `limit` and `offset` of a list; a bare GET has neither and answers the first thousand. */
export const pagingSchema = z.object({
  limit: z.optional(count(mostRows)),
  offset: z.optional(count(10_000_000)),
});
export type Paging = z.infer<typeof pagingSchema>;
