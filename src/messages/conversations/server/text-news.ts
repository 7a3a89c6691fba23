import { getPlaces } from '#company/coverage/coverage.ts';
import { type SettingsValues, toProfile } from '#company/profile/profile.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { emailBody } from '#delivery/letters/server/email-body.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Language } from '#kit/language/language.ts';
import type { Deps } from '#kit/server/deps.ts';
import { fullName, phoneText } from '#kit/text/person.ts';
import { alertFirst, alertWords } from '#messages/alerts/server/alerts.ts';
import { inboxPath } from '#messages/conversations/conversations.ts';
import type { Sender } from './senders.ts';
import { textSubject } from './text-subject.ts';

interface About {
  rootId: number;
  requestId: number;
}

/** `New text, Springfield`: nothing that the customer wrote. */
export async function alertOfText(
  trx: Trx,
  { rootId, requestId }: About,
  settings: SettingsValues,
  now: Date,
): Promise<void> {
  const place = await findPlace(trx, rootId, settings);
  const alert = (language: Language) => ({
    title: [alertWords[language].newText, place].filter(Boolean).join(', '),
    body: '',
    url: inboxPath(rootId),
  });
  await alertFirst(trx, alert, { requestId }, now);
}

/** Where the customer's newest quote is for; undefined outside the area. */
async function findPlace(trx: Trx, rootId: number, { places }: SettingsValues): Promise<string | undefined> {
  const quote = await trx
    .selectFrom('quotes')
    .select('zipCode')
    .where('customerId', '=', rootId)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return quote && getPlaces(quote.zipCode, places)[0]?.name;
}

interface Mailed {
  from: string;
  text: string;
  rootId: number;
  sender: Sender | undefined;
}

export async function emailOwner(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  { from, text, rootId, sender }: Mailed,
  settings: SettingsValues,
  now: Date,
): Promise<void> {
  const name = (sender && fullName(sender)) || phoneText(from);
  const facts = [
    { label: 'From', value: name },
    { label: 'Phone', value: phoneText(from) },
  ];
  const emails = settings.notificationEmails.map((to) => ({
    email: {
      to,
      subject: textSubject(name),
      ...emailBody(
        `Text from ${name}`,
        [
          { kind: 'heading', text: 'A customer replied by text' },
          { kind: 'facts', rows: facts },
          { kind: 'quotation', label: 'Text', text: text || '(picture)' },
          { kind: 'button', label: 'Answer in the Inbox', href: `${config.publicUrl}${inboxPath(rootId)}` },
        ],
        toProfile(settings),
      ),
    },
    purpose: 'lead' as const,
    customerId: sender?.id ?? rootId,
  }));
  await enqueueEmails(trx, emails, now);
}
