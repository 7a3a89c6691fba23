import * as z from 'zod/mini';
import { clientNetwork } from '#kit/http/client-network.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { readRows } from '#kit/http/read-rows.ts';
import { created, ok } from '#kit/http/responses.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import { newPairSchema, publishedPairSchema } from '#visits/pairs/published-pairs.ts';
import { getVisit } from '#visits/visits/server/visits.queries.ts';
import { publishPair, unpublishPair } from './publish-pair.ts';
import { listPairsOfVisit, toPair } from './published-pairs.queries.ts';

const sent = {
  beforePhotoId: 12,
  afterPhotoId: 15,
  category: 'couch',
  caption: 'A sectional after two years with a dog',
  beforeAlt: 'The sectional with brown stains on both arms',
  afterAlt: 'The same sectional, light gray again',
  consentBy: 'Ana Lopez',
  consentWay: 'in-person',
  consentDate: '2026-06-02',
} as const;

const pair = {
  ...sent,
  id: 3,
  visitId: 31,
  beforeUrl: '/uploads/6c1f0a5e7d2b4c3f8e9a0b1c2d3e4f50-1600x1200.jpg',
  afterUrl: '/uploads/0f4e3d2c1b0a9e8f3c4b2d7e5a0f1c6c-1600x1200.jpg',
  publishedBy: 'Jordan Lee',
  createdAt: '2026-06-03T16:00:00.000Z',
};

export const publishedPairRoutes = (deps: Deps): ApiSection => ({
  tag: 'Published photos',
  description: 'Photos before and after a cleaning that the site shows with the customer’s consent.',
  bodies: { NewPair: newPairSchema },
  responses: { PublishedPair: publishedPairSchema },
  endpoints: {
    listPublishedPairs: adminEndpoint('get', visitApi.publishedPairs(':id'), {
      summary: 'The published pairs of a visit',
      description: 'Newest first.',
      responses: ok('The pairs', z.array(publishedPairSchema), [pair]),
      async handle({ id }) {
        await getVisit(deps.db, id);
        return readRows(
          { log: deps.log, table: 'publishedPairs' },
          await listPairsOfVisit(deps.db, id),
          toPair,
        );
      },
    }),
    publishPair: adminEndpoint('post', visitApi.publishedPairs(':id'), {
      summary: 'Show two photos of a visit on the site',
      description:
        'Needs the consent: who agreed, how, and when. The site gets copies without metadata under random names. The newest pair takes the place of the illustration, on the page of its category and on the home page.',
      isIdempotent: true,
      body: { schema: newPairSchema, example: { ...sent, agrees: true } },
      responses: created('Published', publishedPairSchema, pair),
      errors: ['wrong-state', 'too-many-requests', 'unavailable'],
      handle: ({ c, id, body, caller, idempotency }) =>
        publishPair(deps, { visitId: id, pair: body, caller, client: clientNetwork(deps, c) }, idempotency),
    }),
    unpublishPair: adminEndpoint('delete', visitApi.publishedPair(':id'), {
      summary: 'Take a pair off the site',
      description: 'At once, with its public files. The photos of the visit stay.',
      responses: ok('Gone from the site', deletedSchema, { id: 3 }),
      async handle({ id, caller }) {
        await unpublishPair(deps, { id, caller });
        return { id };
      },
    }),
  },
});
