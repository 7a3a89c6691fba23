import * as z from 'zod/mini';

/**
 * A rule that joins fields and is held also where single fields are at fault, so that whatever is missing is named at
 * once. It must expect any value in them.
 */
export const alsoWhereOthersFail = <Value>(rule: (context: z.core.ParsePayload<Value>) => void) =>
  z.check<Value>(rule, {
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** With true, completing a visit before its day is refused with `visit-ahead`, so that a screen can ask first. */
export const refuseFutureVisitSchema = z.optional(z.boolean());
