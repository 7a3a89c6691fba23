import { emailKey, isOptedOut, textKey } from '#delivery/opt-outs/server/opt-outs.ts';
import type { Db } from '#kit/db/open.ts';
import type { MessageRow } from '#kit/db/tables/messages.ts';
import { getKind } from '#messages/planned/messages.ts';
import type { Recipient } from '#sales/customers/server/recipient.ts';
import { hasAgreedToMarketing } from '#sales/requests/server/marketing-consent.ts';
import type { Subject } from './message-subject.ts';

/** The recipient without the channels that the customer opted out of: STOP ends texts, unsubscribing ends follow-ups and offers. */
export async function openRecipient(
  db: Db,
  {
    message,
    recipient: { email, textTo },
  }: Pick<Subject, 'recipient'> & { message: Pick<MessageRow, 'kind'> },
): Promise<Recipient> {
  const { isUnsubscribable, isTextOnly, isOffer } = getKind(message.kind);
  const isUnsubscribed = isUnsubscribable && (await isOptedOut(db, emailKey(email)));
  if (isUnsubscribed) return { email: '', textTo: '' };
  const ownEmail = isTextOnly ? '' : email;
  const isAllowed = !isOffer || (await hasAgreedToMarketing(db, textKey(textTo)));
  return { email: ownEmail, textTo: !isAllowed || (await isOptedOut(db, textKey(textTo))) ? '' : textTo };
}
