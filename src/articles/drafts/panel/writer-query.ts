import { storedWriterSchema, writerApi } from '#articles/drafts/writer-connection.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';

export const writerQuery = adminQuery(
  ['writer-connection'],
  storedWriterSchema,
  writerApi.connection,
  refetchOnOpen,
);
