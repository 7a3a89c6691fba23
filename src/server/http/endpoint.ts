import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { CurrentUser } from '#shared/auth.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { type Role, staff } from '#shared/roles.ts';
import { readId, readJson, readQuery } from './body.ts';
import { type Idempotency, idempotencyOf } from './idempotency.ts';
import type { ResponseDescription, ResponseStatus } from './responses.ts';

type Schema = z.ZodMiniType;

/** Endpoints that the reference shows under one heading. */
export interface ApiSection {
  tag: string;
  description: string;
  /** Schemas that get a name of their own in the OpenAPI document: of bodies and of responses. */
  bodies?: Record<string, Schema>;
  responses?: Record<string, Schema>;
  /** By `operationId`, in the order of the reference. */
  endpoints: Record<string, Endpoint>;
}

/** A route and its description, registered by `mount-endpoints.ts` and shown by `features/reference`. */
export interface Endpoint extends Description {
  method: Method;
  /** Hono pattern. */
  path: string;
  /** Who may call it: everything under `/api/admin` asks for a session. Absent where anybody may. */
  roles?: readonly Role[];
  /** Absent where the pages serve it. */
  respond?: (c: Context) => Promise<Response>;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

interface Description {
  summary: string;
  /** What the schemas cannot tell. */
  description?: string;
  query?: z.ZodMiniObject;
  /** Takes an Idempotency-Key. */
  isIdempotent?: boolean;
  body?: BodyDescription;
  responses: Responses;
  /** Owner and office by default. */
  roles?: readonly Role[];
  /** Works before a required second factor is set up. */
  isForSetup?: boolean;
  /** Codes beyond those that follow from roles, path, query, and body. */
  errors?: readonly ErrorCode[];
}

interface BodyDescription {
  schema: Schema;
  /** A body that is accepted. */
  example: unknown;
  /** `application/json` by default. */
  type?: 'application/json' | 'multipart/form-data';
  /** The limit of `body-limit.ts` by default. */
  limit?: BodyLimit;
}

interface BodyLimit {
  bytes: number;
  words: string;
  tooLargeText?: string;
}

export const kilobytes = (count: number): BodyLimit => ({ bytes: count * 1024, words: `${count} kB` });

type Responses = Partial<Record<ResponseStatus, ResponseDescription>>;

/** The signed-in user and session, from the guard of `/api/admin`. */
export interface Caller {
  user: CurrentUser;
  sessionId: string;
  /** Who may do what they do. */
  roles: readonly Role[];
}

export interface AdminEnv {
  Variables: Omit<Caller, 'roles'>;
}

type Typed<S> = S extends Schema ? z.infer<S> : undefined;

/** The validated request. */
interface Call<Query, Body, Idempotent, TextId> {
  c: Context;
  /** Of `/:id`. */
  id: TextId extends true ? string : number;
  query: Typed<Query>;
  body: Typed<Body>;
  idempotency: Idempotent extends true ? Idempotency : undefined;
}

type Data<R> = {
  [Status in keyof R & (200 | 201 | 202)]: R[Status] extends { schema: infer S } ? Typed<S> : never;
}[keyof R & (200 | 201 | 202)];

interface Definition<Query, Body, R, Idempotent, TextId, Extra> extends Description {
  query?: Query & z.ZodMiniObject;
  body?: BodyDescription & { schema: Body };
  responses: R & Responses;
  isIdempotent?: Idempotent & boolean;
  /** The record's id is a text, not a number. */
  hasTextId?: TextId & boolean;
  /** Runs before the request is read, and throws to refuse it. */
  before?: (c: Context) => unknown;
  /** Returns the data of the response, or a whole response. */
  handle: (
    call: Call<Query, Body, Idempotent, TextId> & Extra,
  ) => Data<R> | Response | Promise<Data<R> | Response>;
}

/** An endpoint that anybody may call. */
export const publicEndpoint = <
  R,
  Query = undefined,
  Body = undefined,
  Idempotent = undefined,
  TextId = undefined,
>(
  method: Method,
  path: string,
  definition: Definition<Query, Body, R, Idempotent, TextId, object>,
): Endpoint => toEndpoint(method, path, definition, () => ({}));

/** An endpoint of the panel. `caller` is the one who calls. */
export function adminEndpoint<
  R,
  Query = undefined,
  Body = undefined,
  Idempotent = undefined,
  TextId = undefined,
>(
  method: Method,
  path: string,
  definition: Definition<Query, Body, R, Idempotent, TextId, { caller: Caller }>,
): Endpoint {
  if (!isGuarded(path)) throw new Error(`${path} is not behind the guard of /api/admin`);
  const { roles = staff } = definition;
  return toEndpoint(method, path, definition, (c: Context<AdminEnv>) => ({
    caller: { user: c.var.user, sessionId: c.var.sessionId, roles },
  }));
}

/** An endpoint that reads the request itself, or one that the pages serve. */
export const rawEndpoint = (
  method: Method,
  path: string,
  { handle, ...description }: Description & { handle?: (c: Context) => Promise<Response> },
): Endpoint => ({ ...description, ...rolesOf(path, description.roles), method, path, respond: handle });

const isGuarded = (path: string) => path.startsWith('/api/admin/');

const rolesOf = (path: string, roles: readonly Role[] = staff) => (isGuarded(path) ? { roles } : {});

function toEndpoint<Query, Body, R, Idempotent, TextId, Extra>(
  method: Method,
  path: string,
  { before, handle, hasTextId, ...description }: Definition<Query, Body, R, Idempotent, TextId, Extra>,
  extraOf: (c: Context) => Extra,
): Endpoint {
  const { query, body, isIdempotent, responses } = description;
  const status = statusOf(responses);
  async function respond(c: Context): Promise<Response> {
    await before?.(c);
    const id = hasTextId ? c.req.param('id') : path.includes('/:id') ? readId(c) : undefined;
    const readBody = body && (await readJson(c, body.schema));
    const call = {
      c,
      id,
      query: query && readQuery(c, query),
      body: readBody,
      idempotency: isIdempotent ? idempotencyOf(c, readBody) : undefined,
      ...extraOf(c),
    };
    const result = await handle(call as Call<Query, Body, Idempotent, TextId> & Extra);
    return result instanceof Response ? result : c.json(result, status);
  }
  return { ...description, ...rolesOf(path, description.roles), method, path, respond };
}

const statusOf = (responses: Responses) =>
  ([200, 201, 202] as const).find((status) => responses[status]) ?? 200;
