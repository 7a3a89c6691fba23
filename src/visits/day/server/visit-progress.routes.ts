import type { Context } from 'hono';
import { photoBody, readFile } from '#company/pictures/server/photo-body.ts';
import { mayDo, staff } from '#kit/access/roles.ts';
import { check, readId } from '#kit/http/body.ts';
import { clientNetwork } from '#kit/http/client-network.ts';
import { type AdminEnv, type ApiSection, adminEndpoint, rawEndpoint } from '#kit/http/endpoint.ts';
import { readForm } from '#kit/http/form.ts';
import { readIdempotencyKey } from '#kit/http/idempotency.ts';
import { created, ok } from '#kit/http/responses.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import { crewVisitSchema, visitStateSchema } from '#visits/crews/crew-visits.ts';
import { newVisitFactSchema, newVisitPhotoSchema } from '#visits/day/visit-progress.ts';
import { inItsLanguage } from '#visits/visits/server/crew-language.ts';
import { getCrewVisit, getVisitDay } from '#visits/visits/server/crew-visits.ts';
import { recordFact } from './record-fact.ts';
import { addVisitPhoto, deleteVisitPhoto } from './visit-photos.ts';

const state = {
  id: 31,
  date: '2026-06-02',
  from: '08:00',
  to: '10:00',
  status: 'started',
  version: 3,
  steps: [{ itemId: 96, item: '3-Seat Sofa', text: 'Vacuum both sides', isDone: true }],
  facts: [
    {
      id: 7,
      kind: 'started',
      text: '',
      by: 'Sam Reyes',
      at: '2026-06-02T15:20:00.000Z',
      receivedAt: '2026-06-02T15:20:01.104Z',
    },
  ],
  visitPhotos: [
    {
      id: 12,
      stage: 'before',
      url: '/uploads/6c1f0a5e7d2b4c3f8e9a0b1c2d3e4f50.webp',
      takenAt: '2026-06-02T15:21:00.000Z',
    },
  ],
};
const moment = { at: '2026-06-02T15:20:00.000Z', seen: { date: '2026-06-02', from: '08:00', to: '10:00' } };

export const visitProgressRoutes = (deps: Deps): ApiSection => ({
  tag: 'Day of a visit',
  description: 'What a crew does at a visit. Crew members reach only the visits of their own crew.',
  bodies: { NewVisitFact: newVisitFactSchema },
  responses: { VisitState: visitStateSchema, CrewVisit: crewVisitSchema },
  endpoints: {
    getVisitDay: adminEndpoint('get', visitApi.visitDay(':id'), {
      summary: 'A visit as its crew sees it',
      description:
        'With what to do, what was done, and the photos; where crews take payments, with what is `owed` and the page to pay it (`payUrl`). Without prices and email addresses.',
      responses: ok('The visit', crewVisitSchema),
      handle: async ({ c, id, caller: { user } }) =>
        inItsLanguage(
          deps.db,
          c,
          mayDo(user.role, staff)
            ? await getVisitDay(deps, id)
            : await getCrewVisit(deps, user, id, deps.clock()),
        ),
    }),
    recordVisitFact: adminEndpoint('post', visitApi.visitFacts(':id'), {
      summary: 'Record what happened at a visit',
      description:
        'Needs an Idempotency-Key, which is remembered as long as the visit: a phone sends again whatever may not have arrived. `seen` is the visit’s day and window as the phone knew them; if they have changed, it fails with `visit-moved`. `on-the-way`, `started`, and `done` move the status onward, `booked` takes the first two back; `on-the-way` sends the message after ten seconds, once per visit. A `step` also has `itemId`, `text` and `isDone`, a `note` `text`; a `line` has `line`, `agreedBy` and `agrees`, and changes the quote.',
      isIdempotent: true,
      body: { schema: newVisitFactSchema, example: { kind: 'started', ...moment } },
      responses: created('The visit now', visitStateSchema, state),
      errors: ['visit-moved', 'visit-ahead', 'wrong-state'],
      handle: async ({ c, id, body, caller, idempotency }) =>
        inItsLanguage(deps.db, c, await recordFact(deps, caller, id, body, idempotency)),
    }),
    addVisitPhoto: rawEndpoint('post', visitApi.visitPhotos(':id'), {
      summary: 'Add a photo that the crew took',
      description:
        'The form has the photo in `image`, `stage` (`before` or `after`), `at`, and the day and window that the phone knew: `date`, `from`, `to`. Needs an Idempotency-Key. The customer sees the photo on the page of the quote.',
      isIdempotent: true,
      body: photoBody,
      responses: created('The visit now', visitStateSchema, state),
      errors: ['visit-moved', 'wrong-state', 'too-many-requests', 'unavailable'],
      async handle(c) {
        const { user } = (c as Context<AdminEnv>).var;
        const id = readId(c);
        const bytes = await readFile(c);
        const { date, from, to, ...fields } = Object.fromEntries(await readForm(c));
        const entry = check(newVisitPhotoSchema, { ...fields, seen: { date, from, to } });
        const once = { key: readIdempotencyKey(c), client: clientNetwork(deps, c) };
        return c.json(
          await inItsLanguage(deps.db, c, await addVisitPhoto(deps, { user }, id, { bytes, ...entry }, once)),
          201,
        );
      },
    }),
    deleteVisitPhoto: adminEndpoint('delete', visitApi.visitPhoto(':id'), {
      summary: 'Remove a photo that the crew took',
      responses: ok('Removed for good', deletedSchema, { id: 12 }),
      async handle({ id, caller }) {
        await deleteVisitPhoto(deps, caller, id);
        return { id };
      },
    }),
  },
});
