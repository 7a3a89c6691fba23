import { messagePaths } from '#shared/customer-paths.ts';
import { storedMessageSettingsSchema } from '#shared/messages.ts';
import { adminQuery } from '../admin-query.ts';
import { refetchOnOpen } from '../query-client.ts';

export const messagesQuery = adminQuery(
  ['message-settings'],
  storedMessageSettingsSchema,
  messagePaths.settings,
  refetchOnOpen,
);
