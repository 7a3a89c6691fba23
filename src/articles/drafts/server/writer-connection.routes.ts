import {
  storedWriterSchema,
  type WriterInput,
  writerApi,
  writerTestInputSchema,
  writerTestSchema,
  writerUpdateSchema,
} from '#articles/drafts/writer-connection.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import type { Deps } from '#kit/server/deps.ts';
import { testWriter } from './test-writer.ts';
import { presentWriter, removeWriter, updateWriter } from './writer-connection.service.ts';

const connection = {
  kind: 'workflow',
  url: 'https://n8n.example.com/webhook/article',
  model: '',
  secret: 'a-secret-of-both-sides',
} satisfies WriterInput;

const { secret: _, ...shown } = connection;
const stored = { ...shown, hasSecret: true, version: 4 };

export const writerConnectionRoutes = (deps: Deps): ApiSection => ({
  tag: 'Article writer',
  description: 'The workflow or the AI service that writes articles.',
  bodies: { WriterUpdate: writerUpdateSchema },
  responses: { WriterConnection: storedWriterSchema },
  endpoints: {
    getWriterConnection: adminEndpoint('get', writerApi.connection, {
      summary: 'Who writes articles',
      description: 'Never includes the secret.',
      responses: ok('Workflow or service', storedWriterSchema, stored),
      handle: () => presentWriter(deps.db),
    }),
    updateWriterConnection: adminEndpoint('put', writerApi.connection, {
      summary: 'Change who writes articles',
      description: 'Without `secret` the stored one stays; with another URL it must be sent again.',
      body: { schema: writerUpdateSchema, example: { ...connection, version: 1 } },
      responses: ok('Workflow or service', storedWriterSchema),
      errors: ['version-conflict'],
      handle: ({ body, caller }) => updateWriter(deps, caller, body),
    }),
    deleteWriterConnection: adminEndpoint('delete', writerApi.connection, {
      summary: 'Let nobody write articles',
      description: 'Deletes URL and secret. Articles that are asked for wait.',
      responses: ok('Nothing is set up', storedWriterSchema, {
        ...{ kind: null, url: '', model: '', hasSecret: false, version: 5 },
      }),
      handle: ({ caller }) => removeWriter(deps, caller),
    }),
    testWriter: adminEndpoint('post', writerApi.test, {
      summary: 'Ask the article writer once',
      description:
        'With the values given, which need not be saved, or with those in use. A workflow gets the topic “Connection test”; nothing that comes back is stored. Waits 30 s at most. One test at a time.',
      body: { schema: writerTestInputSchema, example: { connection } },
      responses: ok('Whether it works', writerTestSchema, { problem: null }),
      errors: ['wrong-state', 'too-many-requests'],
      handle: ({ body, caller }) => testWriter(deps, body.connection, caller),
    }),
  },
});
