import type { Context } from 'hono';
import * as z from 'zod/mini';
import { check } from '#kit/http/body.ts';
import { type AdminEnv, type ApiSection, adminEndpoint, rawEndpoint } from '#kit/http/endpoint.ts';
import { readForm } from '#kit/http/form.ts';
import { created, ok, okFile } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import {
  importCheckSchema,
  importFileField,
  importKinds,
  importLimits,
  importMappingSchema,
  importMarketingSchema,
  importSchema,
  importUndoSchema,
} from '#office/imports/imports.ts';
import { exportRecords } from './exports.ts';
import { importExample } from './imports.example.ts';
import {
  allowMarketing,
  changeMapping,
  checkImport,
  createImport,
  presentImport,
  presentImports,
  runImport,
} from './imports.service.ts';
import { refuseFile } from './refuse-file.ts';
import { undoImport } from './undo-import.ts';

const kindSchema = z.object({ kind: z.enum(importKinds, 'Choose customers, visits or services') });

const tooLarge = () =>
  new AppError('too-large', 'This file is larger than 50 MB. Split it, or save it without pictures.');

export const importRoutes = (deps: Deps): ApiSection => ({
  tag: 'Imports',
  description:
    'Customers, past visits and services from files of other programs. Nothing is sent because of an import: no message, no alert, no webhook.',
  bodies: { ImportMapping: importMappingSchema },
  responses: { Import: importSchema, ImportCheck: importCheckSchema, ImportUndo: importUndoSchema },
  endpoints: {
    listImports: adminEndpoint('get', adminApi.imports, {
      summary: 'The newest imports, without their sample',
      responses: ok('At most 20', z.array(importSchema), [importExample]),
      handle: () => presentImports(deps),
    }),
    createImport: rawEndpoint('post', adminApi.imports, {
      summary: 'Upload a file to import',
      description:
        'CSV in any usual separator and encoding, or XLSX, whose first sheet is read: at most 50 MB and 200,000 rows. `mapping` is a guess from the names of the columns.',
      body: {
        schema: z.extend(kindSchema, { [importFileField]: z.file() }),
        type: 'multipart/form-data',
        // With room for the boundaries of the form.
        limit: { bytes: importLimits.bytes + 65_536, size: '50 MB', tooLarge },
        example: { kind: 'customers', [importFileField]: 'customers.csv' },
      },
      responses: created('The import, with the first rows', importSchema, importExample),
      async handle(c) {
        const { user } = (c as Context<AdminEnv>).var;
        return c.json(await createImport(deps, user, await readUpload(c)), 201);
      },
    }),
    getImport: adminEndpoint('get', adminApi.import(':id'), {
      summary: 'One import, and how far it is',
      responses: ok('The import', importSchema, importExample),
      handle: ({ id }) => presentImport(deps, id),
    }),
    updateImport: adminEndpoint('patch', adminApi.import(':id'), {
      summary: 'Say what the columns are',
      description: 'Columns that you leave out stay as they are; null leaves a column out of the import.',
      body: { schema: importMappingSchema, example: { mapping: { 'Email Address': 'email' } } },
      responses: ok('The import', importSchema),
      errors: ['wrong-state'],
      handle: ({ id, body }) => changeMapping(deps, id, body.mapping),
    }),
    checkImport: adminEndpoint('post', adminApi.checkImport(':id'), {
      summary: 'Say what a run would do, and store nothing',
      responses: ok('Numbers of rows', importCheckSchema, {
        create: 120,
        join: 3,
        duplicates: 14,
        refused: [{ row: 7, reason: 'No name' }],
      }),
      errors: ['wrong-state'],
      handle: ({ id }) => checkImport(deps, id),
    }),
    runImport: adminEndpoint('post', adminApi.runImport(':id'), {
      summary: 'Store the rows, in the background',
      description: 'A run that was killed goes on; one that failed goes on with this call.',
      responses: ok('The running import', importSchema),
      errors: ['wrong-state'],
      handle: ({ id, caller }) => runImport(deps, caller, id),
    }),
    undoImport: adminEndpoint('post', adminApi.undoImport(':id'), {
      summary: 'Take back what nobody has touched since',
      description: 'Within 30 days. What has been edited, quoted, booked or written to stays and is listed.',
      responses: ok('What is gone and what stays', importUndoSchema, {
        removed: 119,
        stays: [{ kind: 'customer', id: 7, name: 'Ana Lopez', reason: 'Has a quote' }],
      }),
      errors: ['wrong-state'],
      handle: ({ id, caller }) => undoImport(deps, caller, id),
    }),
    allowImportMarketing: adminEndpoint('post', adminApi.importMarketing(':id'), {
      summary: 'Say whether imported customers may get marketing',
      description:
        'Until then they get no follow-ups and no “due again”. Allowing it plans “due again” for past visits, at most 100 overdue ones a day.',
      body: { schema: importMarketingSchema, example: { isAllowed: true } },
      responses: ok('The import', importSchema),
      errors: ['wrong-state'],
      handle: ({ id, body, caller }) => allowMarketing(deps, caller, id, body.isAllowed),
    }),
    exportCustomers: adminEndpoint('get', adminApi.customersCsv, {
      summary: 'All customers as CSV, which can be imported again',
      responses: okFile('text/csv'),
      handle: ({ c, caller }) => exportRecords(c, deps, caller, 'customers'),
    }),
    exportVisits: adminEndpoint('get', adminApi.visitsCsv, {
      summary: 'All visits but cancelled ones as CSV, which can be imported again',
      responses: okFile('text/csv'),
      handle: ({ c, caller }) => exportRecords(c, deps, caller, 'visits'),
    }),
    exportServices: adminEndpoint('get', adminApi.servicesCsv, {
      summary: 'The catalog as CSV, which can be imported again',
      responses: okFile('text/csv'),
      handle: ({ c, caller }) => exportRecords(c, deps, caller, 'services'),
    }),
  },
});

async function readUpload(c: Context) {
  const form = await readForm(c);
  const { kind } = check(kindSchema, { kind: form.get('kind') });
  const file = form.get(importFileField);
  if (!(file instanceof File) || file.size === 0) throw refuseFile('Choose a file');
  if (file.size > importLimits.bytes) throw tooLarge();
  return { kind, fileName: file.name.slice(0, 200), bytes: await file.bytes() };
}
