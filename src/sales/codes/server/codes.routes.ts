import * as z from 'zod/mini';
import { type ApiSection, adminEndpoint, publicEndpoint } from '#kit/http/endpoint.ts';
import { readRows } from '#kit/http/read-rows.ts';
import { created, ok } from '#kit/http/responses.ts';
import { limitVisitor } from '#kit/limits/server/visitor-limits.ts';
import { codeApi } from '#kit/paths/code-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import { optionalText } from '#kit/wire/text.ts';
import { codeSchema, codeUpdateSchema, newCodeSchema, shownCodeSchema } from '#sales/codes/codes.ts';
import { getUsableCode } from './claim-code.ts';
import { countUses, listCodes } from './codes.queries.ts';
import { toCode, toCodeTerms, toShownCode } from './codes.serializer.ts';
import { changeCode, createCode, deleteCode, restoreCode } from './codes.service.ts';

const shown = { code: 'SPRING', percent: 15, amount: null, adds: false, categories: null };
const code = {
  id: 3,
  ...shown,
  validFrom: '2026-03-01',
  validUntil: '2026-05-31',
  maxUses: 100,
  oncePerCustomer: true,
  firstVisitOnly: false,
  isActive: true,
  uses: 12,
  version: 1,
  createdAt: '2026-02-17T09:12:05.310Z',
  updatedAt: '2026-02-17T09:12:05.310Z',
};

export const codeRoutes = (deps: Deps): ApiSection => ({
  tag: 'Codes',
  description:
    'Codes that customers enter to pay less, by `percent` or by `amount`. Without `adds` the larger of code and order discount counts; with it, a percentage counts from what the order discount leaves. Deleted ones are in the trash.',
  bodies: { NewCode: newCodeSchema, CodeUpdate: codeUpdateSchema },
  responses: { DiscountCode: codeSchema, ShownCode: shownCodeSchema },
  endpoints: {
    checkCode: publicEndpoint('get', codeApi.check, {
      summary: 'What a code takes off',
      description:
        'Capitals and spaces around it don’t matter. A code that can’t be used now is 422 at `code`, with the reason. Whether this customer may use it shows when the quote is sent.',
      query: z.object({ code: optionalText(200) }),
      responses: ok('The code', shownCodeSchema, shown),
      errors: ['invalid-input', 'too-many-requests'],
      before: (c) => limitVisitor(deps, c, 'code'),
      async handle({ query }) {
        const found = await getUsableCode(deps.db, query.code, { now: deps.clock(), path: 'code' });
        return toShownCode(found.code, toCodeTerms(found));
      },
    }),
    listCodes: adminEndpoint('get', codeApi.codes, {
      summary: 'All codes, with their uses',
      responses: ok('Newest first', z.array(codeSchema), [code]),
      async handle() {
        const rows = await listCodes(deps.db);
        const uses = await countUses(
          deps.db,
          rows.map(({ id }) => id),
        );
        return readRows({ log: deps.log, table: 'codes' }, rows, (row) => toCode(row, uses.get(row.id) ?? 0));
      },
    }),
    createCode: adminEndpoint('post', codeApi.codes, {
      summary: 'Add a code',
      description: 'Dates are calendar days, both included. `categories: null` means all.',
      isIdempotent: true,
      body: { schema: newCodeSchema, example: { code: 'SPRING', percent: 15, oncePerCustomer: true } },
      responses: created('The new code', codeSchema, code),
      handle: ({ body, caller, idempotency }) => createCode(deps, caller, body, idempotency),
    }),
    changeCode: adminEndpoint('patch', codeApi.code(':id'), {
      summary: 'Change a code',
      description: 'Fields you leave out stay unchanged. Quotes keep the terms that they were sent with.',
      body: { schema: codeUpdateSchema, example: { validUntil: '2026-06-30', version: 1 } },
      responses: ok('The changed code', codeSchema),
      errors: ['version-conflict'],
      handle: ({ id, body, caller }) => changeCode(deps, caller, id, body),
    }),
    deleteCode: adminEndpoint('delete', codeApi.code(':id'), {
      summary: 'Move a code to the trash',
      isIdempotent: true,
      responses: ok('Nobody can use it anymore', deletedSchema),
      handle: ({ id, caller, idempotency }) => deleteCode(deps, caller, id, idempotency),
    }),
    restoreCode: adminEndpoint('post', codeApi.restore(':id'), {
      summary: 'Restore a code from the trash',
      responses: ok('The code', codeSchema),
      handle: ({ id, caller }) => restoreCode(deps, caller, id),
    }),
  },
});
