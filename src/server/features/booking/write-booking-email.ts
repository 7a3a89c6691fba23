import type { Db } from '#server/db/open.ts';
import type { Deps } from '#server/deps.ts';
import type { EmailSource } from '#server/features/emails/email-source.ts';
import { findPageOfQuote } from '#server/features/quote-pages/quote-pages.queries.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import { hashOf } from '#server/http/idempotency.ts';
import { customerWords } from '#server/mail/customer-words.ts';
import { emailBody } from '#server/mail/email-body.ts';
import type { Email } from '#server/mail/mailer.ts';
import { subjectLine } from '#server/mail/subject-line.ts';
import { quotePaths } from '#shared/customer-paths.ts';
import { pathIn } from '#shared/language.ts';

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
    .where('visitHolds.codeHash', '=', hashOf(code))
    .where('visitHolds.heldUntil', '>', now.toISOString())
    .where('quotes.deletedAt', 'is', null)
    .executeTakeFirst();
  const page = hold && (await findPageOfQuote(db, quoteId));
  if (!hold || !page) return null;
  const profile = await readProfile(db);
  const words = customerWords[language];
  const when = words.whenOf(hold.date, hold.windowFrom, hold.windowTo);
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
