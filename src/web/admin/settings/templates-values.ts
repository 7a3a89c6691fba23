import * as z from 'zod/mini';
import { type MessageTemplates, messageTemplatesSchema } from '#shared/message-templates.ts';
import type { StoredSettings } from '#shared/settings.ts';
import type { FieldErrors } from '../editing/field-errors.ts';

export const templatesPartSchema = z.object({ messageTemplates: messageTemplatesSchema });

export const templatesSnapshot = ({ messageTemplates, version }: StoredSettings) => ({
  values: messageTemplates,
  version,
});

export const toTemplatesPart = (messageTemplates: MessageTemplates) => ({ messageTemplates });

/** `messageTemplates.text` is the field `text`. */
export const placeTemplateErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^messageTemplates\./, ''), message]),
  );

export const templateLabels = {
  labels: { text: 'Text message', emailSubject: 'Email subject', emailBody: 'Email' },
};
