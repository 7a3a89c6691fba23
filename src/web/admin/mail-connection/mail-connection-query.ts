import { mailApi, storedMailConnectionSchema } from '#shared/mail-connection.ts';
import { adminQuery } from '../admin-query.ts';
import { refetchOnOpen } from '../query-client.ts';

export const mailConnectionQuery = adminQuery(
  ['mail-connection'],
  storedMailConnectionSchema,
  mailApi.connection,
  refetchOnOpen,
);
