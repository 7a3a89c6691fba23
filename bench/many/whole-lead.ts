import type { Dice } from '#app/seed/dice.ts';
import { messages, staffNotes } from '#app/seed/sample-people.ts';
import { business } from '#company/profile/business-texts.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { fullName } from '#kit/text/person.ts';
import { addDays } from '#kit/time/dates.ts';
import type { LeadSource } from '#sales/requests/lead-source.ts';
import { requestPriorities } from '#sales/requests/requests.ts';
import { type Slot, visitTimes } from './calendar.ts';
import type { PricedCart } from './carts.ts';
import type { openInvoices } from './invoice-rows.ts';
import { addQuote, addRequest, type ManyLead } from './lead-rows.ts';
import { addEmail, addFollowUps } from './message-rows.ts';
import { type Outcome, outcomeOfVisit, outcomeWithoutVisit } from './outcome.ts';
import { customerRow, makePerson, type Person } from './person.ts';
import type { ManyPlan } from './plan.ts';
import type { RowSink } from './row-sink.ts';
import { addVisit } from './visit-rows.ts';

export interface Company {
  rows: RowSink;
  dice: Dice;
  carts: readonly PricedCart[];
  invoices: ReturnType<typeof openInvoices>;
  plan: ManyPlan;
  takeSlot: (from: string) => Slot;
  getDate: (at: Date) => string;
  sources: readonly LeadSource[];
  /** Ids by customer number. */
  customerIds: Int32Array;
  propertyIds: Int32Array;
  now: Date;
  today: string;
}

const day = 86_400_000;
/** The company has written to its customers for two years, and issued invoices for longer. */
const messageDays = 730;
const invoiceDays = 2_000;
/** Before the trash is purged. */
const trashDays = 28;

/** The lead with this index, from 0, and all that came of it. `age` is in days. */
export function addWholeLead(company: Company, index: number, { at, age }: { at: Date; age: number }): void {
  const { rows, dice, plan, now, today, takeSlot } = company;
  const number = plan.customers[index]!;
  const isSpam = number === 0;
  const person = makePerson(isSpam ? plan.customers.length + index : number);
  const customerId = isSpam ? null : pickCustomer(company, { number, person, at });
  const date = company.getDate(at);
  const cart = plan.hasQuote[index] ? getCart(company, person, date) : null;
  const outcome: Outcome = plan.hasVisit[index]
    ? outcomeOfVisit(dice, { date, today, takeSlot })
    : outcomeWithoutVisit(dice, { age, hasQuote: cart !== null });
  const status = isSpam ? 'new' : outcome.request;
  const later = (milliseconds: number) =>
    new Date(Math.min(now.getTime(), at.getTime() + milliseconds)).toISOString();
  const isDeleted = !isSpam && !outcome.visit && age < trashDays && dice.fraction() < 0.08;
  const lead: ManyLead = {
    at,
    age,
    now,
    person,
    customerId,
    status,
    service: dice.pick(['couch', 'chair', 'carpet', 'mattress']),
    message: dice.pick(messages),
    priority: dice.pick(requestPriorities),
    source: dice.pick(company.sources),
    repliedAt: status === 'new' ? null : later((0.2 + dice.fraction() * 20) * 3_600_000),
    deletedAt: isDeleted ? later(day) : null,
  };
  const requestId = addRequest(rows, lead, cart);
  addLeadEmails(rows, lead, { requestId, hasQuote: cart !== null });
  if (!cart || customerId === null) return;
  const { visit, decision } = outcome;
  const isDone = visit?.status === 'done';
  const quoteId = addQuote(rows, {
    ...lead,
    requestId,
    cart,
    decision,
    quoteStatus: outcome.quote,
    visit,
    completedAt: isDone ? visitTimes(visit.slot).end : null,
  });
  const hasMessages = age < messageDays;
  const about = { at, now, person, requestId, quoteId, customerId, cart };
  if (hasMessages) addFollowUps(rows, about, visit ? 'booked' : decision && 'decided');
  if (!visit) return;
  const visitId = addVisit(rows, {
    ...about,
    ...visit,
    hasMessages,
    propertyId: company.propertyIds[number]!,
    isSelfBooked: decision === 'accepted',
    note: dice.pick(staffNotes),
  });
  if (isDone && age < invoiceDays && dice.fraction() < 0.9) {
    company.invoices.add({ ...about, visitId, date: visit.slot.date });
  }
}

/** Adds the customer with its first lead, and the property that its visits are at. */
function pickCustomer(
  company: Company,
  { number, person, at }: { number: number; person: Person; at: Date },
) {
  const { rows, plan, customerIds, propertyIds } = company;
  const known = customerIds[number]!;
  if (known > 0) return known;
  const times = { createdAt: at.toISOString(), updatedAt: at.toISOString(), deletedAt: null };
  const has = { quote: plan.customerHasQuote[number] === 1, visit: plan.customerHasVisit[number] === 1 };
  const id = rows.add('customers', { ...customerRow(person, has), ...times });
  customerIds[number] = id;
  if (has.visit) {
    propertyIds[number] = rows.add('properties', { customerId: id, ...person.address, ...times });
  }
  return id;
}

function getCart({ carts, dice }: Company, { address }: Person, date: string): PricedCart {
  const { selection, priced } = dice.pick(carts);
  const preferredDate = addDays(date, 2 + dice.whole(12));
  return { selection: { ...selection, zipCode: address.zipCode, preferredDate }, priced };
}

function addLeadEmails(
  rows: RowSink,
  { at, now, person: { contact }, customerId }: ManyLead,
  { requestId, hasQuote }: { requestId: number; hasQuote: boolean },
): void {
  if (customerId === null) return;
  const email = { requestId, quoteId: null, messageId: null, at: at.toISOString(), now };
  const kind = hasQuote ? 'quote request' : 'contact request';
  const owners = defaultSettings.notificationEmails;
  for (const to of owners) {
    addEmail(rows, { ...email, to, subject: `New ${kind}: ${fullName(contact)}`, purpose: 'lead' });
  }
  const subject = `We have your request: ${business.name}`;
  addEmail(rows, { ...email, to: contact.email, subject, purpose: 'confirmation' });
}
