import type { Trx } from '#kit/db/transaction.ts';
import type { SpamReason } from '#kit/limits/form-guard.ts';
import { guardReasons } from '#kit/limits/server/form-guard.ts';
import type { Deps } from '#kit/server/deps.ts';
import { visitorTextNames } from '#sales/quotes/visitor-texts.ts';
import type { ContactInput } from '#sales/requests/requests.ts';

/** Compares with this many of the newest requests, so that no lead waits for a full search. */
const lookedBackAt = 100;
/** People resend when they are unsure, but not this often. */
const oftenRepeated = 5;
/** One link may be a rental's listing. */
const severalLinks = 2;
/** Nobody sends so many. */
const manyLinks = 10;

/** Signs of spam; `looksLikeSpam` decides. The slower check runs only for suspicious leads. */
export async function getSpamReasons(
  trx: Trx,
  { formSecret }: Pick<Deps, 'formSecret'>,
  contact: ContactInput,
  { now, isForm = false }: { now: Date; isForm?: boolean | undefined },
): Promise<SpamReason[]> {
  const reasons = guardReasons(contact, formSecret, now, { isForm });
  reasons.push(...linkReasons(contact));
  if (reasons.length > 0 && (await isRepeated(trx, contact))) reasons.push('repeated');
  return reasons;
}

function linkReasons({ firstName, lastName, message, quote }: ContactInput): SpamReason[] {
  const links = (text: string) => text.split(/https?:\/\/|www\./i).length - 1;
  const texts = quote ? visitorTextNames.map((name) => quote[name]) : [];
  const [inName, inTexts] = [links(`${firstName} ${lastName}`), links([message, ...texts].join(' '))];
  if (inName + inTexts >= manyLinks) return ['many-links'];
  return inName > 0 || inTexts >= severalLinks ? ['links'] : [];
}

/** Whether the same person sent the same text often. A quote's text is its notes, at the end of the message. */
async function isRepeated(trx: Trx, { firstName, lastName, message, email, phone, quote }: ContactInput) {
  const words = quote ? quote.notes : message;
  if (words === '') return false;
  const newest = await trx
    .selectFrom('requests')
    .select(['firstName', 'lastName', 'message', 'email', 'phone'])
    .orderBy('id', 'desc')
    .limit(lookedBackAt)
    .execute();
  const same = newest.filter(
    (row) =>
      row.firstName === firstName &&
      row.lastName === lastName &&
      row.message.includes(words) &&
      (email ? row.email === email : row.phone === phone),
  );
  return same.length >= oftenRepeated;
}
