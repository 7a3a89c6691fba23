import * as z from 'zod/mini';

/** `off`: deliberately not configured. A `warning` can wait until tomorrow, a `problem` cannot. */
const checkStates = ['fine', 'off', 'warning', 'problem'] as const;
export type CheckState = (typeof checkStates)[number];

/** One thing that the product needs, and how it is, in words for the owner. */
const systemCheckSchema = z.object({
  name: z.string(),
  state: z.enum(checkStates),
  text: z.string(),
});
export type SystemCheck = z.infer<typeof systemCheckSchema>;
/** `text` tells the owner the state and, if something is wrong, what to do. */
export type CheckResult = Omit<SystemCheck, 'name'>;

/** How the product is at this moment; what it has noticed is kept since the start of the process that answers. */
export const systemReportSchema = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: z.string(),
  checks: z.array(systemCheckSchema),
  /** Statements of the database with placeholders, the slowest first. */
  slowQueries: z.array(
    z.object({ sql: z.string(), times: z.int(), slowestMilliseconds: z.int(), lastAt: z.string() }),
  ),
  /** What the log has warned of, newest first, without anything about a person. */
  troubles: z.array(
    z.object({
      level: z.enum(['warn', 'error']),
      message: z.string(),
      /** What kind of error, and where in the program. */
      place: z.nullable(z.string()),
      times: z.int(),
      lastAt: z.string(),
      /** Of the last time; finds it in the log. */
      requestId: z.nullable(z.string()),
    }),
  ),
});
export type SystemReport = z.infer<typeof systemReportSchema>;
