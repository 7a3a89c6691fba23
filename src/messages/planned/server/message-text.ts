import { fillTemplate } from '#company/templates/message-templates.ts';
import { getPlainMarks } from '#kit/sms/text-message.ts';
import { unsubscribableKinds } from '#messages/planned/messages.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { isTooLateToChange, relabelLink } from './link-line.ts';
import type { Written } from './message-email.ts';

/** The text message of a kind. It names the business, and an offer says how to unsubscribe. */
export function messageText({ kind, template, values, about, settings, language, now }: Written): string {
  const { seeVisit, endTexts } = customerWords[language];
  const isLate = isTooLateToChange(kind, about, settings, now);
  const words = fillTemplate(isLate ? relabelLink(template, seeVisit) : template, values);
  const named = words.includes(values.business) ? words : `${values.business}: ${words}`;
  const ending = unsubscribableKinds.includes(kind) ? `\n${endTexts}` : '';
  return getPlainMarks(named + ending);
}
