import * as z from 'zod/mini';
import type { StoredSettings } from '#company/settings/settings.ts';
import { type MessageTemplates, messageTemplatesSchema } from '#company/templates/message-templates.ts';
import { labelIn, translatedFields } from '#kit/language/translated-fields.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';

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

const labels = { text: 'Text message', emailSubject: 'Email subject', emailBody: 'Email' };

export const templateLabels = {
  labels: {
    ...labels,
    ...translatedFields((language) => ({
      text: labelIn(labels.text, language),
      emailSubject: labelIn(labels.emailSubject, language),
      emailBody: labelIn(labels.emailBody, language),
    })),
  },
};
