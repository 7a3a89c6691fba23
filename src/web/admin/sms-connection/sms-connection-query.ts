import { smsApi, storedSmsConnectionSchema } from '#shared/sms-connection.ts';
import { adminQuery } from '../admin-query.ts';
import { refetchOnOpen } from '../query-client.ts';

export const smsConnectionQuery = adminQuery(
  ['sms-connection'],
  storedSmsConnectionSchema,
  smsApi.connection,
  refetchOnOpen,
);
