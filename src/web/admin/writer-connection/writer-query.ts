import { storedWriterSchema, writerApi } from '#shared/writer-connection.ts';
import { adminQuery } from '../admin-query.ts';
import { refetchOnOpen } from '../query-client.ts';

export const writerQuery = adminQuery(
  ['writer-connection'],
  storedWriterSchema,
  writerApi.connection,
  refetchOnOpen,
);
