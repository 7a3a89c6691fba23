import * as z from 'zod/mini';

/** `off`: not configured on purpose. A `warning` can wait until tomorrow, a `problem` can't. */
const checkStates = ['fine', 'off', 'warning', 'problem'] as const;
export type CheckState = (typeof checkStates)[number];

/** The texts are for the owner. */
const systemCheckSchema = z.object({
  name: z.string(),
  state: z.enum(checkStates),
  text: z.string(),
});
export type SystemCheck = z.infer<typeof systemCheckSchema>;
/** `text` tells the owner the state and, if something is wrong, what to do. */
export type CheckResult = Omit<SystemCheck, 'name'>;

/** The state of the process that responds, and what it has logged since its start. */
export const systemReportSchema = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: z.string(),
  checks: z.array(systemCheckSchema),
  /** SQL with placeholders, slowest first. */
  slowQueries: z.array(
    z.object({ sql: z.string(), times: z.int(), slowestMilliseconds: z.int(), lastAt: z.string() }),
  ),
  /** Logged warnings and errors, newest first, without personal data. */
  troubles: z.array(
    z.object({
      level: z.enum(['warn', 'error']),
      message: z.string(),
      /** The kind of error and its place in the code. */
      place: z.nullable(z.string()),
      times: z.int(),
      lastAt: z.string(),
      /** Finds the last occurrence in the log. */
      requestId: z.nullable(z.string()),
    }),
  ),
});
export type SystemReport = z.infer<typeof systemReportSchema>;
