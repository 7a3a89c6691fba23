import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { CurrentUser } from '#kit/access/auth.ts';
import { rolesOfCall } from '#kit/access/call-roles.ts';
import { isForKeys } from '#kit/access/key-calls.ts';
import type { Role } from '#kit/access/roles.ts';
import type { ErrorCode } from '#kit/wire/errors.ts';
import { readId, readJson, readQuery } from './body.ts';
import type { BodyLimit } from './body-limit.ts';
import { getIdempotency, type Idempotency } from './idempotency.ts';
import type { ResponseDescription, ResponseStatus } from './responses.ts';

type Schema = z.ZodMiniType;

/** Endpoints that the reference shows under one heading. */
export interface ApiSection {
  tag: string;
  description: string;
  /** Schemas that get a name of their own in the OpenAPI document: of bodies and of responses. */
  bodies?: Record<string, Schema>;
  responses?: Record<string, Schema>;
  /** Calls that the site makes, by the type of their event. */
  webhooks?: Record<string, { when: string; data: Schema }>;
  /** By `operationId`, in the order of the reference. */
  endpoints: Record<string, Endpoint>;
}

/** A route and its description, registered by `mount-endpoints.ts` and shown by `office/reference`. */
export interface Endpoint extends Description {
  method: Method;
  /** Hono pattern. */
  path: string;
  /** Who may call it, from `kit/access/call-roles.ts`: see `withRoles`. Absent where anybody may. */
  roles?: readonly Role[];
  /** Programs may call it with a key of one of these roles. */
  isForKeys?: boolean;
  /** Absent where the pages serve it. */
  respond?: (c: Context) => Promise<Response>;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

interface Description {
  summary: string;
  /** Tells what the schemas cannot. */
  description?: string;
  query?: z.ZodMiniObject;
  /** Takes an Idempotency-Key. */
  isIdempotent?: boolean;
  body?: BodyDescription;
  responses: Responses;
  /** Staff or programs call it without a session, so it may refuse in English alone. */
  isForStaff?: boolean;
  /** Works before a required second factor is set up. */
  isForSetup?: boolean;
  /** The record's id is a text, not a number. */
  hasTextId?: boolean;
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

type Responses = Partial<Record<ResponseStatus, ResponseDescription>>;

/** The signed-in user and session, or a key as a user, from the guard of `/api/admin`. */
export interface Caller {
  user: CurrentUser;
  /** Empty for a key. */
  sessionId: string;
  /** A program calls, with this key. */
  keyId?: number;
  /** Who may make this call. */
  roles: readonly Role[];
}

/** The guard of the session sets the user, that of the role the roles. */
export interface AdminEnv {
  Variables: Caller;
}

type Typed<S> = S extends Schema ? z.infer<S> : undefined;

/** The validated request. */
interface Call<Query, Body, Idempotent> {
  c: Context;
  /** The number in `/:id`. */
  id: number;
  /** The same where it is a text. */
  textId: string;
  query: Typed<Query>;
  body: Typed<Body>;
  idempotency: Idempotent extends true ? Idempotency : undefined;
}

type Data<R> = {
  [Status in keyof R & (200 | 201 | 202)]: R[Status] extends { schema: infer S } ? Typed<S> : never;
}[keyof R & (200 | 201 | 202)];

interface Definition<Query, Body, R, Idempotent, Extra> extends Description {
  query?: Query & z.ZodMiniObject;
  body?: BodyDescription & { schema: Body };
  responses: R & Responses;
  isIdempotent?: Idempotent & boolean;
  /** Runs before the request is read, and throws to refuse it. */
  before?: (c: Context) => unknown;
  /** Returns the data of the response, or a whole response. */
  handle: (call: Call<Query, Body, Idempotent> & Extra) => Data<R> | Response | Promise<Data<R> | Response>;
}

/** An endpoint that anybody may call. A visitor meets refusals alone, unless it `isForStaff`. */
export const publicEndpoint = <R, Query = undefined, Body = undefined, Idempotent = undefined>(
  method: Method,
  path: string,
  definition: Definition<Query, Body, R, Idempotent, object>,
): Endpoint => toEndpoint(method, path, definition, () => ({}));

/** An endpoint of the panel. `caller` is the one who calls. */
export function adminEndpoint<R, Query = undefined, Body = undefined, Idempotent = undefined>(
  method: Method,
  path: string,
  definition: Definition<Query, Body, R, Idempotent, { caller: Caller }>,
): Endpoint {
  if (!isGuarded(path)) throw new Error(`${path} is not behind the guard of /api/admin`);
  return toEndpoint(method, path, definition, (c: Context<AdminEnv>) => ({
    caller: { user: c.var.user, sessionId: c.var.sessionId, keyId: c.var.keyId, roles: c.var.roles },
  }));
}

/** An endpoint that reads the request itself, or one that the pages serve. */
export const rawEndpoint = (
  method: Method,
  path: string,
  { handle, ...description }: Description & { handle?: (c: Context) => Promise<Response> },
): Endpoint => ({ ...description, method, path, respond: handle });

const isGuarded = (path: string) => path.startsWith('/api/admin/');

/** The section with the roles of each call of the panel. */
export const withRoles = (section: ApiSection): ApiSection => ({
  ...section,
  endpoints: Object.fromEntries(
    Object.entries(section.endpoints).map(([name, endpoint]) => [
      name,
      isGuarded(endpoint.path)
        ? { ...endpoint, roles: rolesOfCall(name), isForKeys: isForKeys(name) }
        : endpoint,
    ]),
  ),
});

function toEndpoint<Query, Body, R, Idempotent, Extra>(
  method: Method,
  path: string,
  { before, handle, ...description }: Definition<Query, Body, R, Idempotent, Extra>,
  getExtra: (c: Context) => Extra,
): Endpoint {
  const { query, body, isIdempotent, responses, hasTextId } = description;
  const status = getStatus(responses);
  async function respond(c: Context): Promise<Response> {
    await before?.(c);
    const id = path.includes('/:id') && !hasTextId ? readId(c) : undefined;
    const readBody = body && (await readJson(c, body.schema));
    const call = {
      c,
      id,
      textId: c.req.param('id'),
      query: query && readQuery(c, query),
      body: readBody,
      idempotency: isIdempotent ? getIdempotency(c, readBody) : undefined,
      ...getExtra(c),
    };
    const result = await handle(call as Call<Query, Body, Idempotent> & Extra);
    return result instanceof Response ? result : c.json(result, status);
  }
  return { ...description, method, path, respond };
}

const getStatus = (responses: Responses) =>
  ([200, 201, 202] as const).find((status) => responses[status]) ?? 200;
