import { hasTextGateway } from '#delivery/texts/server/sms-connection.queries.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import type { Deps } from '#kit/server/deps.ts';
import { getRecipient } from '#sales/customers/server/recipient.ts';
import type { OnMyWay } from '#visits/day/on-my-way.ts';
import { getTemplate, readMessageSettings } from './message-settings.ts';
import { readRecords } from './message-subject.ts';
import { listMessagesAbout } from './messages.queries.ts';
import { openRecipient } from './open-recipient.ts';
import { writePreview } from './preview-message.ts';

const kind = 'on-my-way';

/** Previews what the customer gets if the crew sets out now, for the question that is asked first. */
export async function previewOnMyWay(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  { id: visitId, quoteId, customerId }: Pick<VisitRow, 'id' | 'quoteId' | 'customerId'>,
): Promise<OnMyWay> {
  const { db } = deps;
  const known = await listMessagesAbout(db, { visitId }, [kind]);
  const records = await readRecords(db, { customerId, quoteId, visitId, invoiceId: null, movementId: null });
  const { language } = records.customer;
  const { isEnabled, ...texts } = (await readMessageSettings(db)).kinds[kind];
  const text = getTemplate({ isEnabled, ...texts }, language);
  const { body } = await writePreview(deps, { kind, text, language, quoteId });
  const { email, textTo } = await openRecipient(db, {
    message: { kind },
    recipient: await getRecipient(db, { ...records, customerId }),
  });
  const sendsText = textTo !== '' && (await hasTextGateway(deps));
  const channels = [...(email === '' ? [] : ['email' as const]), ...(sendsText ? ['text' as const] : [])];
  const wasSent = known.some(({ status }) => status !== 'skipped');
  return { text: body, channels: isEnabled && !wasSent ? channels : [], wasSent };
}
