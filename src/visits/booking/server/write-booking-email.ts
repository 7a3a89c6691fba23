import { readProfile } from '#company/settings/server/settings.queries.ts';
import type { EmailSource } from '#delivery/emails/server/email-source.ts';
import { emailBody } from '#delivery/letters/server/email-body.ts';
import { subjectLine } from '#delivery/letters/server/subject-line.ts';
import type { Db } from '#kit/db/open.ts';
import { getHash } from '#kit/http/idempotency.ts';
import { pathIn } from '#kit/language/language.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { findPageOfQuote } from '#sales/quotes/server/quote-pages.queries.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';

/** The link that books a first visit; null once it leads nowhere. It repeats nothing that was typed. */
export async function writeBookingEmail(
  db: Db,
  { config }: Pick<Deps, 'config'>,
  { quoteId, code, language }: Extract<EmailSource, { kind: 'booking' }>,
  now: Date,
): Promise<Email | null> {
  const hold = await db
    .selectFrom('visitHolds')
    .innerJoin('quotes', 'quotes.id', 'visitHolds.quoteId')
    .select(['visitHolds.date', 'visitHolds.windowFrom', 'visitHolds.windowTo', 'quotes.email'])
    .where('visitHolds.quoteId', '=', quoteId)
    .where('visitHolds.codeHash', '=', getHash(code))
    .where('visitHolds.heldUntil', '>', now.toISOString())
    .where('quotes.deletedAt', 'is', null)
    .executeTakeFirst();
  const page = hold && (await findPageOfQuote(db, quoteId));
  if (!hold || !page) return null;
  const profile = await readProfile(db);
  const words = customerWords[language];
  const when = capitalized(words.sayWhen(hold.date, hold.windowFrom, hold.windowTo));
  const href = `${config.publicUrl}${pathIn(language, quotePaths.confirmVisit(page.token))}?code=${code}`;
  const body = emailBody(
    when,
    [
      { kind: 'heading', text: words.confirmVisit },
      { kind: 'text', text: when },
      { kind: 'text', text: words.whyConfirm },
      { kind: 'button', label: words.confirmVisit, href },
      { kind: 'text', text: words.notAskedToBook },
      { kind: 'text', text: words.questions(profile.phone.display) },
    ],
    profile,
    language,
  );
  return { to: hold.email, replyTo: profile.email, subject: subjectLine(words.confirmVisit), ...body };
}
