import { readSettings } from '#company/settings/server/settings.queries.ts';
import { unsubscribeUrl } from '#delivery/opt-outs/server/opt-outs.ts';
import type { Db } from '#kit/db/open.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import type { Deps } from '#kit/server/deps.ts';
import { getKind } from '#messages/planned/messages.ts';
import { quoteIn } from '#sales/quotes/server/quote-language.ts';
import { quoteUrl } from '#sales/quotes/server/quote-url.ts';
import { messageEmail } from './message-email.ts';
import { getTemplate, readMessageSettings } from './message-settings.ts';
import type { Subject } from './message-subject.ts';
import { messageText } from './message-text.ts';
import { messageValues } from './message-values.ts';
import { visitCalendar } from './visit-calendar.ts';

/** A message with the links, amounts and times of now. It is written when it is due, and again before it leaves. */
export async function writeMessage(
  db: Db,
  { config }: Pick<Deps, 'config'>,
  subject: Subject,
  to: string,
  now: Date,
): Promise<{ email: Email; text: string }> {
  const { message, visit, quote: own } = subject;
  const { language } = subject.customer;
  const quote = own && (await quoteIn(db, language, own));
  const about = { ...subject, quote };
  const { values: settings } = await readSettings(db);
  const template = getTemplate((await readMessageSettings(db)).kinds[message.kind], language);
  const values = await messageValues(db, message.kind, about, settings, { config, language });
  const written = { kind: message.kind, template, values, about, settings, language, now };
  const link = getKind(message.kind).isUnsubscribable
    ? await unsubscribeUrl(db, config, message.id, language)
    : undefined;
  const email = { ...messageEmail({ ...written, unsubscribeUrl: link }), to };
  const text = messageText(written);
  if (!visit || to === '' || !getKind(message.kind).isVisitNews) return { email, text };
  const url = quote?.page && quote.deletedAt === null ? quoteUrl(config, quote.page.token, language) : '';
  const calendar = visitCalendar({ visit, to, url, settings, config, language });
  return { email: { ...email, calendar }, text };
}
