import * as z from 'zod/mini';
import { messageTemplatesSchema } from '#shared/message-templates.ts';
import { adminApi } from '#shared/paths.ts';
import { adminQuery } from '../admin-query.ts';

const templatesSchema = z.object({ messageTemplates: messageTemplatesSchema, phone: z.string() });

/** The settings that ready messages need, cached for five minutes. */
export const templatesQuery = {
  ...adminQuery(['settings', 'templates'], templatesSchema, adminApi.settings, {}),
  staleTime: 300_000,
};
