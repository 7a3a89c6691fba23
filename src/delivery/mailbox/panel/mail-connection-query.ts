import { mailApi, storedMailConnectionSchema } from '#delivery/mailbox/mail-connection.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';

export const mailConnectionQuery = adminQuery(
  ['mail-connection'],
  storedMailConnectionSchema,
  mailApi.connection,
  refetchOnOpen,
);
