import type * as z from 'zod/mini';
import type { ErrorCode } from '#shared/errors.ts';

type Schema = z.ZodMiniType;

/** What a feature says of its calls, for the OpenAPI document. It stands beside the routes it describes. */
export interface ApiPart {
  tag: string;
  description: string;
  /** Schemas that get a name of their own in the document: of bodies and of answers. */
  bodies?: Record<string, Schema>;
  answers?: Record<string, Schema>;
  operations: readonly Operation[];
}

export interface Operation {
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Hono pattern, as the route has it. */
  path: string;
  summary: string;
  /** What the schemas cannot tell. */
  description?: string;
  /** `admin` asks for the session cookie of an administrator. */
  access: 'public' | 'admin';
  query?: z.ZodMiniObject;
  /** Takes an Idempotency-Key. */
  isOnce?: boolean;
  body?: Body;
  /** The answers that are no problem+json. */
  answers: Partial<Record<200 | 201 | 202 | 204 | 301 | 404 | 503, Answer>>;
  /**
   * Codes that only this call can answer with. Those that follow from access, path, query and body are added by
   * themselves.
   */
  errors?: readonly ErrorCode[];
}

interface Body {
  schema: Schema;
  /** `application/json` where left out. */
  type?: 'application/json' | 'multipart/form-data';
  /** A body that is accepted. */
  example: unknown;
  /** The largest body that is read, in words; that of `http/body-limit.ts` where left out. */
  limit?: string;
}

interface Answer {
  description: string;
  /** JSON, unless `type` says otherwise; left out: no body, or one that is no data. */
  schema?: Schema;
  type?: string;
  headers?: readonly AnswerHeader[];
  example?: unknown;
}

export type AnswerHeader =
  | 'X-Total-Count'
  | 'X-Total-Count-Relation'
  | 'Link'
  | 'Set-Cookie'
  | 'Location'
  | 'Content-Disposition';
