import { customerWords } from '#server/mail/customer-words.ts';
import type { Language } from '#shared/language.ts';
import { fillTemplate } from '#shared/message-templates.ts';
import { type MessageKind, type MessageValues, unsubscribableKinds } from '#shared/messages.ts';
import { plainMarksOf } from '#shared/text-message.ts';

/** The text message of a kind. It names the business, and an offer says how to unsubscribe. */
export function messageText(
  kind: MessageKind,
  template: string,
  values: MessageValues,
  language: Language,
): string {
  const words = fillTemplate(template, values);
  const named = words.includes(values.business) ? words : `${values.business}: ${words}`;
  const ending = unsubscribableKinds.includes(kind) ? `\n${customerWords[language].endTexts}` : '';
  return plainMarksOf(named + ending);
}
