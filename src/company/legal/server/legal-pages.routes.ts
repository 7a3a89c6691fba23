import * as z from 'zod/mini';
import { legalRecordSchema, legalUpdateSchema } from '#company/legal/legal-pages.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { readRows } from '#kit/http/read-rows.ts';
import { ok } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { getLegalPage, legalSerializer, listLegalPages } from './legal-pages.queries.ts';
import { updateLegalPage } from './legal-pages.service.ts';

const page = {
  en: { top: null, sections: { children: { heading: 'Children', text: 'Ask us.' } }, more: [] },
  es: null,
};

export const legalPageRoutes = (deps: Deps): ApiSection => ({
  tag: 'Legal pages',
  description:
    'Privacy policy, terms of service and service agreement, where the owner has texts of their own.',
  bodies: { LegalPageUpdate: legalUpdateSchema },
  responses: { LegalPage: legalRecordSchema },
  endpoints: {
    listLegalPages: adminEndpoint('get', adminApi.legalPages, {
      summary: 'The legal pages',
      description: '`usual` is the text that stands where a section of `page` is null.',
      responses: ok('All three', z.array(legalRecordSchema)),
      handle: async () =>
        readRows(
          { log: deps.log, table: 'legal_pages' },
          await listLegalPages(deps.db),
          await legalSerializer(deps, deps.db),
        ),
    }),
    getLegalPage: adminEndpoint('get', adminApi.legalPage(':id'), {
      summary: 'One legal page',
      responses: ok('The page', legalRecordSchema),
      handle: async ({ id }) => (await legalSerializer(deps, deps.db))(await getLegalPage(deps.db, id)),
    }),
    updateLegalPage: adminEndpoint('patch', adminApi.legalPage(':id'), {
      summary: 'Change a legal page',
      description: 'Replaces `page` as a whole. A language or section that is null has its usual text.',
      body: { schema: legalUpdateSchema, example: { page, version: 1 } },
      responses: ok('The updated page', legalRecordSchema),
      errors: ['version-conflict'],
      handle: ({ id, body, caller }) => updateLegalPage(deps, caller, id, body),
    }),
  },
});
