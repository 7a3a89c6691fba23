import { smsApi, storedSmsConnectionSchema } from '#delivery/texts/sms-connection.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';

export const smsConnectionQuery = adminQuery(
  ['sms-connection'],
  storedSmsConnectionSchema,
  smsApi.connection,
  refetchOnOpen,
);
