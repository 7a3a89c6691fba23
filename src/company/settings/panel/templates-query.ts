import * as z from 'zod/mini';
import { messageTemplatesSchema } from '#company/templates/message-templates.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { adminApi } from '#kit/paths/paths.ts';

const templatesSchema = z.object({ messageTemplates: messageTemplatesSchema, phone: z.string() });

/** The settings that ready messages need, cached for five minutes. */
export const templatesQuery = {
  ...adminQuery(['settings', 'templates'], templatesSchema, adminApi.settings, {}),
  staleTime: 300_000,
};
