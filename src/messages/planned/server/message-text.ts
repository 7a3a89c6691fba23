import { fillTemplate } from '#company/templates/message-templates.ts';
import { toGsmText } from '#kit/sms/text-message.ts';
import { getKind } from '#messages/planned/messages.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { isTooLateToChange, relabelLink } from './link-line.ts';
import type { Written } from './message-email.ts';

/** The text message of a kind. It names the business, and an offer says how to unsubscribe. */
export function messageText({ kind, template, values, about, settings, language, now }: Written): string {
  const { seeVisit, endTexts } = customerWords[language];
  const file = getKind(kind);
  const isLate = isTooLateToChange(kind, about, settings, now);
  const words = fillTemplate(isLate ? relabelLink(template, seeVisit) : template, values);
  const named = words.includes(values.business) ? words : `${values.business}: ${words}`;
  const ending = file.isUnsubscribable || file.endsWithStop ? `\n${endTexts}` : '';
  const text = toGsmText(named + ending);
  return file.longest ? withLink(text, values.link, file.longest) : text;
}

/** At most so many characters, with the link on a line of its own. Only words are cut. */
function withLink(text: string, link: string, longest: number): string {
  if (link === '') return text.slice(0, longest);
  const [before = '', ...after] = text.split(link);
  const rest = after.join('').trim();
  const ending = `\n${link}${rest && `\n${rest}`}`.slice(0, longest);
  const words = before.trim();
  const room = longest - ending.length;
  return (words.length <= room ? words : `${words.slice(0, Math.max(0, room - 3))}...`) + ending;
}
