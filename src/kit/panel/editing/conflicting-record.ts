import * as z from 'zod/mini';
import { ApiError } from '#kit/pages/api-client.ts';

/** The current record in a version conflict. */
export function conflictingRecord<T>(schema: z.ZodMiniType<T>, error: unknown): T | undefined {
  if (!(error instanceof ApiError) || error.problem?.code !== 'version-conflict') return undefined;
  return z.safeParse(schema, error.problem.current).data;
}
