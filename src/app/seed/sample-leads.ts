import { places } from '#company/coverage/coverage-texts.ts';
import { toProfile } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { Db } from '#kit/db/open.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { website } from '#kit/events/server/actors.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { customerForLead } from '#sales/customers/server/customers.queries.ts';
import { quoteMessage } from '#sales/leads/server/quote-message.ts';
import { submitQuote } from '#sales/leads/server/submit-quote.ts';
import { emptyTexts } from '#sales/quotes/quote-fields.ts';
import { contactMethods, quoteRequestService } from '#sales/quotes/quote-rules.ts';
import type { QuoteStatus } from '#sales/quotes/quotes.ts';
import { recordQuote } from '#sales/quotes/server/quotes.history.ts';
import { priceSelection } from '#sales/quotes/server/quotes.pricing.ts';
import { toLeadSource, visitStartSchema } from '#sales/requests/lead-source.ts';
import { offeredTimes } from '#sales/requests/offered-times.ts';
import { contactSchema, requestPriorities } from '#sales/requests/requests.ts';
import { noDueOrder, startedClock } from '#sales/requests/server/answer-clock.ts';
import { recordRequest } from '#sales/requests/server/requests.history.ts';
import { insertRequest } from '#sales/requests/server/requests.queries.ts';
import { createDice, type Dice } from './dice.ts';
import { firstNames, getMailbox, lastNames, messages, quoteNotes, visits } from './sample-people.ts';
import { addSampleVisit } from './sample-visits.ts';

const dayMilliseconds = 86_400_000;
const leadsAtOnce = 250;
const visitStarts = visits.flatMap(({ weight, ...visit }) => Array.from({ length: weight }, () => visit));

/**
 * Stores made-up leads from the last `days`, most of them recent, with statuses that fit their age. Two of three have
 * quotes at catalog prices; one in five comes from a customer who sent one before. Scheduled and completed quotes have a
 * visit at a property. No email is sent. The same count makes the same leads.
 */
export async function addSampleLeads(db: Db, count: number, days: number, now: Date): Promise<void> {
  const dice = createDice(count);
  const known: ReturnType<typeof person>[] = [];
  const services = await db.selectFrom('services').select('id').where('isActive', '=', 1).execute();
  const crews = await db.selectFrom('crews').select('id').where('isActive', '=', 1).orderBy('id').execute();
  const facts = { now, serviceIds: services.map(({ id }) => id), crewIds: crews.map(({ id }) => id) };
  const ages = Array.from({ length: count }, () => days * dice.fraction() ** 1.4).sort(
    (one, other) => other - one,
  );
  for (let first = 0; first < count; first += leadsAtOnce) {
    await inTransaction(db, async (trx) => {
      for (const age of ages.slice(first, first + leadsAtOnce)) {
        const at = new Date(now.getTime() - age * dayMilliseconds);
        await addLead(trx, dice, { ...facts, at, age, known });
      }
    });
  }
}

interface Lead {
  at: Date;
  /** In days. */
  age: number;
  now: Date;
  serviceIds: readonly number[];
  crewIds: readonly number[];
  /** Senders of earlier leads. */
  known: ReturnType<typeof person>[];
}

async function addLead(
  trx: Trx,
  dice: Dice,
  { at, age, now, serviceIds, crewIds, known }: Lead,
): Promise<void> {
  const hasQuote = serviceIds.length > 0 && dice.fraction() < 0.66;
  const status = statusAt(dice, age);
  const isRepeat = known.length > 0 && dice.fraction() < 0.2;
  const sender = isRepeat ? { ...dice.pick(known), message: dice.pick(messages) } : person(dice);
  if (!isRepeat) known.push(sender);
  const contact = contactSchema.parse(sender);
  const selection = hasQuote ? cart(dice, serviceIds, at) : null;
  const priced = selection && (await priceSelection(trx, selection));
  const customerId = await customerForLead(trx, { ...contact, zipCode: selection?.zipCode }, at);
  const priority = dice.pick(requestPriorities);
  const firstReplyAt =
    status === 'new' ? null : new Date(at.getTime() + (0.2 + dice.fraction() * 20) * 3_600_000).toISOString();
  const { id: requestId } = await insertRequest(trx, {
    customerId,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    zipCode: selection?.zipCode,
    service: hasQuote ? quoteRequestService : contact.service,
    message: selection && priced ? quoteMessage(selection, priced) : contact.message,
    imageUrl: null,
    status: !hasQuote && status === 'scheduled' ? 'contacted' : status,
    priority,
    notes: '',
    firstReplyAt,
    ...getClock({ service: hasQuote ? quoteRequestService : contact.service, at, firstReplyAt }),
    ...toLeadSource(visitStartSchema.parse(dice.pick(visitStarts)), ''),
    createdAt: at.toISOString(),
  });
  await recordRequest(trx, { id: requestId, action: 'created', by: website, now: at });
  if (!selection || !priced) return;
  const quote = await submitQuote(trx, {
    requestId,
    customerId,
    contact,
    selection,
    priced,
    now: at,
    quarantinedAt: null,
  });
  await recordQuote(trx, { id: quote.id, action: 'created', by: website, now: at });
  await trx
    .updateTable('quotes')
    .set({ status, completedAt: status === 'completed' ? laterThan(at, 3).toISOString() : null })
    .where('id', '=', quote.id)
    .execute();
  if (crewIds.length > 0 && (status === 'scheduled' || status === 'completed')) {
    await addSampleVisit(trx, dice, { quote, customerId, status, crewIds, now });
  }
}

function getClock({ service, at, firstReplyAt }: { service: string; at: Date; firstReplyAt: string | null }) {
  const clock = startedClock({ service, createdAt: at.toISOString() }, defaultSettings);
  const answered = { answeredAt: firstReplyAt, dueOrder: noDueOrder };
  // A server that runs beside the command must alert nobody about people who do not exist.
  return { ...clock, escalateAt: null, ...(firstReplyAt !== null && answered) };
}

function person(dice: Dice) {
  const firstName = dice.pick(firstNames);
  const lastName = dice.pick(lastNames);
  return {
    firstName,
    lastName,
    email: `${getMailbox(firstName, lastName)}${dice.whole(900) + 100}@mail.example`,
    phone: `(${dice.pick(['213', '310', '323', '626', '818'])}) 555-${String(dice.whole(10_000)).padStart(4, '0')}`,
    service: dice.pick(['couch', 'chair', 'carpet', 'mattress']),
    message: dice.pick(messages),
  };
}

function cart(dice: Dice, serviceIds: readonly number[], at: Date) {
  const items = Array.from({ length: 1 + dice.whole(3) }, () => ({
    serviceId: dice.pick(serviceIds),
    quantity: 1 + (dice.fraction() < 0.3 ? dice.whole(4) : 0),
  }));
  const preferredDate = calendarDate(laterThan(at, 2 + dice.whole(12)));
  return {
    items,
    contactMethod: dice.pick(contactMethods),
    zipCode: dice.pick(dice.pick(places).zipCodes),
    preferredDate,
    preferredTime: dice.pick(offeredTimes('', toProfile(defaultSettings).hours)),
    ...emptyTexts,
    notes: dice.pick(quoteNotes),
  };
}

/** Fresh leads wait. Old ones are completed, or ended at contacted. */
function statusAt(dice: Dice, age: number): QuoteStatus {
  const luck = dice.fraction();
  if (age < 2) return luck < 0.7 ? 'new' : 'contacted';
  if (age < 14) return luck < 0.15 ? 'new' : luck < 0.55 ? 'contacted' : 'scheduled';
  return luck < 0.45 ? 'contacted' : 'completed';
}

const laterThan = (at: Date, days: number) => new Date(at.getTime() + days * dayMilliseconds);
