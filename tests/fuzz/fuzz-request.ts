import fc from 'fast-check';
import { gatewayPaths } from '#kit/paths/customer-paths.ts';
import type { DescribedOperation } from '../support/api-caller.ts';
import { getOperations } from '../support/api-caller.ts';
import { bodyKinds } from './body-kinds.ts';
import { anyText } from './hostile-text.ts';
import { multipartOddities } from './multipart.ts';
import { getTarget, headerSafe, oddHeaders, oddPath, without } from './odd-parts.ts';
import { toArbitrary } from './to-arbitrary.ts';
import type { World } from './world.ts';

export interface FuzzRequest {
  kind: string;
  operation: DescribedOperation;
  method: string;
  /** As sent over the wire. */
  target: string;
  headers: Record<string, string>;
  body: Uint8Array | string | null;
  /** Expected statuses; null means any that the document describes for the operation. */
  expected: readonly number[] | null;
}

/** Frequent calls have more weight; those that hash a password have less. */
const weights: Record<string, number> = {
  sendLead: 12,
  uploadPhoto: 5,
  uploadLogo: 2,
  uploadPicture: 2,
  uploadSitePicture: 2,
  updateRequest: 4,
  createQuote: 4,
  updateQuote: 4,
  createPost: 3,
  updatePost: 3,
  createService: 3,
  updateService: 3,
  listRequests: 4,
  listQuotes: 4,
  deliverArticle: 3,
};
/** After the first, every other call is refused; after the second, articles answer 503 to anything. */
const turnsOff = ['updatePeopleSettings', 'deleteWriterConnection'];
const oddMethods = ['PATCH', 'PUT', 'DELETE', 'OPTIONS', 'POST', 'PROPFIND', 'HEAD'];
const slow = /^(signIn|addPerson|changePassword|setUpSecond|endSecond|renewBackup)/;

/** Any request to any operation of the document. */
export function anyRequest(world: World): fc.Arbitrary<FuzzRequest> {
  const operations = getOperations(world.document);
  return fc.oneof(
    ...operations
      .filter(({ id }) => !turnsOff.includes(id))
      .map((operation) => ({
        weight: slow.test(operation.id) ? 1 : (weights[operation.id] ?? 2) * 4,
        arbitrary: requestTo(operation, operations, world),
      })),
  );
}

function requestTo(
  operation: DescribedOperation,
  operations: DescribedOperation[],
  world: World,
): fc.Arbitrary<FuzzRequest> {
  const isAdmin = operation.operation.security.length > 0;
  const media = operation.operation.requestBody?.content ?? {};
  const { schema, example } = media['application/json'] ?? {};
  // The signature is checked first.
  const isSigned = operation.id === 'deliverArticle';
  // Other programs call these, with a signature instead of an origin of ours.
  const takesAnyOrigin =
    isSigned || operation.id === 'receiveStripeEvent' || gatewayPaths.includes(operation.path);
  // `/blog/generate` also matches an article with that id.
  const isTaken = (method: string) =>
    operations.some((other) => other.method === method && getPattern(other.path).test(operation.path));
  const isTurnedOffBy = (method: string) =>
    operations.some(
      ({ id, path, ...other }) => turnsOff.includes(id) && other.method === method && path === operation.path,
    );
  const refusal = /^\/(api|uploads)\//.test(operation.path) ? [405] : [404, 405];
  const mayBeAnyone = operation.path.startsWith('/uploads/') || isSigned ? [401] : [];

  const well = fc.record({
    kind: fc.constant('well formed'),
    target: getTarget(operation),
    headers: oddHeaders.map((odd) => ({ ...odd, ...(isAdmin && { Cookie: world.cookie }) })),
    body: schema
      ? fc
          .oneof(
            { weight: 2, arbitrary: toArbitrary(schema, world.document) },
            { weight: 1, arbitrary: fc.constant(example) },
          )
          .map((value) => JSON.stringify(value))
      : fc.constant(null),
  });
  const base = well.map(
    ({ headers, ...sent }): FuzzRequest => ({
      ...sent,
      operation,
      method: operation.method,
      headers: { ...headers, ...(schema && { 'Content-Type': 'application/json' }) },
      expected: null,
    }),
  );
  const missing = operation.path.includes('{') ? [404] : [];
  const unless = (statuses: number[]) => (isSigned ? mayBeAnyone : [...statuses, ...missing]);

  const kinds: { weight: number; arbitrary: fc.Arbitrary<FuzzRequest> }[] = [
    { weight: 8, arbitrary: base },
    {
      weight: 1,
      arbitrary: fc
        .tuple(base, fc.constantFrom(...oddMethods.filter((method) => !isTurnedOffBy(method))))
        .map(([request, method]) => ({
          ...request,
          kind: 'odd method',
          method,
          body: method === 'HEAD' ? null : request.body,
          expected: method === 'HEAD' || isTaken(method) ? anyClientAnswer : refusal,
        })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(base, oddPath).map(([request, path]) => ({
        ...request,
        kind: 'odd path',
        target: request.target.replace(/(\?|$)/, `${path}$1`),
        expected: anyClientAnswer,
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(base, fc.constantFrom('https://evil.example', 'null', 'http://localhost.evil.example'))
        .map(([request, origin]) => ({
          ...request,
          kind: 'foreign origin',
          // Another Host would make it a page of that host, and `null` from the same site is a page without a referrer.
          headers: { ...without(without(request.headers, 'Host'), 'Sec-Fetch-Site'), Origin: origin },
          expected: request.method === 'GET' || takesAnyOrigin ? null : [403],
        })),
    },
  ];
  if (isAdmin) {
    kinds.push({
      weight: 2,
      arbitrary: fc
        .tuple(base, fc.option(anyText(100).map(headerSafe), { nil: '' }))
        .map(([request, value]) => ({
          ...request,
          kind: 'no session',
          headers: { ...request.headers, Cookie: value ? `sunweave_session=${value}` : '' },
          expected: [401],
        })),
    });
  }
  if (schema) kinds.push(...bodyKinds(base, schema, { document: world.document, isSigned, unless }));
  if (media['multipart/form-data']) {
    kinds.push({
      weight: 12,
      arbitrary: fc.tuple(base, multipartOddities(world.photo)).map(([request, { headers, ...odd }]) => ({
        ...request,
        ...odd,
        expected: odd.expected && [...odd.expected, ...missing],
        headers: { ...request.headers, ...headers },
      })),
    });
  }
  return fc.oneof(...kinds).map(withOtherReasons);
}

/** An invalid key or a body that is too long may be refused before anything else. */
function withOtherReasons(request: FuzzRequest): FuzzRequest {
  const { operation, expected, headers, body } = request;
  if (!expected || expected.includes(403) || !expected.some((status) => status === 400 || status >= 415)) {
    return request;
  }
  const takesKey = operation.operation.parameters?.some(({ name }) => name === 'Idempotency-Key');
  const isBadKey = takesKey && !/^[\x21-\x7e]{0,200}$/.test(headers['Idempotency-Key'] ?? '');
  const isLong = (body?.length ?? 0) > lowestLimit;
  return { ...request, expected: [...expected, ...(isBadKey ? [422] : []), ...(isLong ? [413] : [])] };
}

/** The limit of the newsletter sign-up, in bytes. */
const lowestLimit = 4096;

const getPattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Possible statuses of an arbitrary path. */
const anyClientAnswer = [200, 201, 202, 301, 304, 400, 401, 403, 404, 405, 409, 413, 414, 415, 422, 429, 431];
