import * as z from 'zod/mini';

/**
 * Runs a rule for several fields even if single fields are invalid, so one response names every error. The rule must
 * expect any values.
 */
export const alsoWhereOthersFail = <Value>(rule: (context: z.core.ParsePayload<Value>) => void) =>
  z.check<Value>(rule, {
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** If true, the server refuses to complete a visit before its date with `visit-ahead`, so the screen can ask first. */
export const refuseFutureVisitSchema = z.optional(z.boolean());
