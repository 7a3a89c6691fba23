import { business } from '#company/profile/business-texts.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { newLinkToken } from '#kit/http/link-token.ts';
import { fullName } from '#kit/text/person.ts';
import { plainDigits } from '#kit/text/phone.ts';
import { addDays } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { quoteMessage } from '#sales/leads/server/quote-message.ts';
import { pricedColumns } from '#sales/leads/server/submit-quote.ts';
import { emptyTexts } from '#sales/quotes/quote-fields.ts';
import { quoteRequestService } from '#sales/quotes/quote-rules.ts';
import type { QuoteStatus } from '#sales/quotes/quotes.ts';
import { getAmounts } from '#sales/quotes/server/quote-amounts.ts';
import { quoteSearchText } from '#sales/quotes/server/quotes.queries.ts';
import type { LeadSource } from '#sales/requests/lead-source.ts';
import type { RequestPriority, RequestStatus } from '#sales/requests/requests.ts';
import { noDueOrder, startedClock } from '#sales/requests/server/answer-clock.ts';
import { requestSearchText } from '#sales/requests/server/requests.queries.ts';
import type { PricedCart } from './carts.ts';
import type { Outcome } from './outcome.ts';
import type { Person } from './person.ts';
import { type RowSink, staff } from './row-sink.ts';

export interface ManyLead {
  at: Date;
  /** In days. */
  age: number;
  now: Date;
  person: Person;
  /** Null for suspected spam. */
  customerId: number | null;
  service: string;
  message: string;
  status: RequestStatus;
  priority: RequestPriority;
  source: LeadSource;
  /** When the status first left 'new'. */
  repliedAt: string | null;
  deletedAt: string | null;
}

/** Leads from before the answer clock have none. */
const clockedDays = 365;

/** Returns the request's id. */
export function addRequest(rows: RowSink, lead: ManyLead, cart: PricedCart | null): number {
  const { contact, address } = lead.person;
  const createdAt = lead.at.toISOString();
  const service = cart ? quoteRequestService : lead.service;
  const isSpam = lead.customerId === null;
  const requestId = rows.add('requests', {
    customerId: lead.customerId,
    ...contact,
    phoneDigits: plainDigits(contact.phone),
    service,
    message: cart ? quoteMessage(cart.selection, cart.priced) : lead.message,
    imageUrl: null,
    status: lead.status,
    priority: lead.priority,
    notes: '',
    firstReplyAt: lead.repliedAt,
    ...clockColumns(lead, service),
    ...lead.source,
    quarantinedAt: isSpam ? createdAt : null,
    spamReasons: isSpam ? 'links' : '',
    searchText: requestSearchText({ ...contact, service }, cart ? [address.zipCode] : []),
    createdAt,
    updatedAt: lead.deletedAt ?? lead.repliedAt ?? createdAt,
    deletedAt: isSpam ? createdAt : lead.deletedAt,
  });
  addHistory(rows, { ...lead, record: 'request', recordId: requestId, createdAt });
  return requestId;
}

function clockColumns({ at, age, now, repliedAt, customerId }: ManyLead, service: string) {
  const none = { answerDueAt: null, promisedHours: null, dueOrder: noDueOrder, escalateAt: null };
  const createdAt = at.toISOString();
  const isClocked = age < clockedDays && customerId !== null;
  const clock = isClocked ? startedClock({ service, createdAt }, defaultSettings) : none;
  if (repliedAt !== null) {
    return { ...clock, answeredAt: repliedAt, dueOrder: noDueOrder, escalateAt: null, escalatedAt: null };
  }
  const isEscalated = clock.escalateAt !== null && clock.escalateAt < now.toISOString();
  return {
    ...clock,
    answeredAt: null,
    // A server that runs on these data must alert nobody about people who do not exist.
    escalateAt: null,
    escalatedAt: isEscalated ? clock.escalateAt : null,
  };
}

interface NewQuote extends ManyLead {
  requestId: number;
  cart: PricedCart;
  quoteStatus: QuoteStatus;
  visit: Outcome['visit'];
  completedAt: string | null;
  decision: Outcome['decision'];
}

/** A quote with its items, its page and its history. Returns its id. */
export function addQuote(rows: RowSink, lead: NewQuote): number {
  const { cart, requestId, decision, customerId, deletedAt } = lead;
  const { contact, address } = lead.person;
  const { selection, priced } = cart;
  const createdAt = lead.at.toISOString();
  const columns = { ...pricedColumns(priced), estimatedPriceCents: priced.price.totalCents };
  const quoteId = rows.add('quotes', {
    requestId,
    customerId,
    ...contact,
    phoneDigits: plainDigits(contact.phone),
    zipCode: address.zipCode,
    ...columns,
    contactMethod: selection.contactMethod,
    ...getDay(lead),
    ...emptyTexts,
    notes: selection.notes,
    adminNotes: '',
    imageUrl: null,
    status: lead.quoteStatus,
    completedAt: lead.completedAt,
    searchText: quoteSearchText(
      { ...contact, zipCode: address.zipCode, serviceTitle: columns.serviceTitle },
      priced.items,
    ),
    createdAt,
    updatedAt: deletedAt ?? lead.repliedAt ?? createdAt,
    deletedAt,
  });
  for (const item of priced.items) rows.add('quoteItems', { ...item, quoteId, isHandPriced: 0 });
  const name = fullName(contact);
  const decidedAt = decision && new Date(lead.at.getTime() + 3_600_000).toISOString();
  const accepted = {
    ...getAmounts({ ...columns, discountReason: '', items: priced.items as never }),
    termsDate: business.legalEffectiveDate,
    name,
    at: decidedAt,
  };
  rows.add('quotePages', {
    quoteId,
    token: newLinkToken(),
    sentAt: null,
    validUntil: addDays(createdAt.slice(0, 10), defaultSettings.booking.quoteValidDays),
    decision,
    decidedAt,
    decidedBy: decision === 'accepted' ? name : '',
    reason: decision === 'declined' ? 'We found someone nearby.' : '',
    accepted: decision === 'accepted' ? JSON.stringify(accepted) : null,
    acceptedAt: decision === 'accepted' ? decidedAt : null,
    createdAt,
  });
  addHistory(rows, { ...lead, record: 'quote', recordId: quoteId, status: lead.quoteStatus, createdAt });
  return quoteId;
}

/** A visit that is over without being done leaves the quote without a day. */
function getDay({ visit, quoteStatus, cart: { selection } }: NewQuote) {
  const { preferredDate, preferredTime } = selection;
  if (!visit) return { preferredDate, preferredTime: preferredTime || null };
  if (quoteStatus === 'contacted') return { preferredDate: null, preferredTime: null };
  const { date, windowFrom, windowTo } = visit.slot;
  return { preferredDate: date, preferredTime: windowLabel(windowFrom, windowTo) };
}

type Event = Pick<ManyLead, 'status' | 'repliedAt' | 'deletedAt'> & {
  record: 'request' | 'quote';
  recordId: number;
  createdAt: string;
};

function addHistory(rows: RowSink, { record, recordId, status, createdAt, repliedAt, deletedAt }: Event) {
  const event = { isAudit: 0 as const, subject: record, subjectId: String(recordId), content: '{}' };
  rows.add('events', { ...event, type: `${record}.created`, userId: null, userName: 'Website', createdAt });
  if (status !== 'new' && repliedAt !== null) {
    const content = JSON.stringify({ status: ['new', status] });
    rows.add('events', { ...event, ...staff, type: `${record}.changed`, content, createdAt: repliedAt });
  }
  if (deletedAt !== null) {
    rows.add('events', { ...event, ...staff, type: `${record}.deleted`, createdAt: deletedAt });
  }
}
