import { adminQuery } from '#kit/panel/admin-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import { storedMessageSettingsSchema } from '#messages/planned/messages.ts';

export const messagesQuery = adminQuery(
  ['message-settings'],
  storedMessageSettingsSchema,
  messagePaths.settings,
  refetchOnOpen,
);
