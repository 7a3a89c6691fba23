import * as z from 'zod/mini';
import { type ErrorCode, errorStatus, type Problem } from './errors.ts';

/** A separate file from `errors.ts`, so the public site's scripts don't bundle the schema library. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  current: z.optional(z.unknown()),
  owed: z.optional(z.string()),
}) satisfies z.ZodMiniType<Problem>;
