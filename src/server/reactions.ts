import type { InvoiceStatus } from '#shared/invoices.ts';
import type { SettingsValues } from '#shared/profile.ts';
import type { QuoteStatus } from '#shared/quotes.ts';
import type { Config } from './config.ts';
import type { QuoteRow } from './db/tables/quotes.ts';
import { stopClocksOfCustomer } from './features/answer-clock/answer-clock.ts';
import { recountAnswerClocks } from './features/answer-clock/recount.ts';
import { type DepositRefusal, notifyOfRefusal } from './features/booking/notify-of-refusal.ts';
import { type QuoteNews, tellOwnerOfAnswer } from './features/decisions/notify-of-change-requests.ts';
import type { Actor } from './features/events/actors.ts';
import type { Reactions } from './features/events/record.ts';
import type { InvoiceWithLines } from './features/invoices/invoices.queries.ts';
import { cancelVisits, closeVisitsWithQuote } from './features/leads/close-visits-with-quote.ts';
import { alertSecond } from './features/leads/escalate.ts';
import { followVisits } from './features/leads/follow-visits.ts';
import { moveVisitWithQuote } from './features/leads/move-visit-with-quote.ts';
import type { NewLead } from './features/leads/new-lead.ts';
import { alertOfLead, confirmLead, tellOwnerOfLead } from './features/leads/notify-of-lead.ts';
import { notifyOfVisit } from './features/leads/notify-of-visit.ts';
import type { VisitAct } from './features/leads/write-visit.ts';
import { followInvoice, planInvoiceReminders } from './features/messages/invoice-reminders.ts';
import { endFollowUps, planFollowUps, planVisitMessages } from './features/messages/plan-messages.ts';
import type { QuoteWithItems } from './features/quotes/quotes.queries.ts';
import { type MoneyNews, notifyOfMoney } from './features/refunds/notify-of-money.ts';
import type { RequestWithQuote } from './features/requests/requests.queries.ts';
import type { VisitChange } from './features/visits/visits.history.ts';
import { announceLead, announceQuoteStatus, announceRequestStatus } from './features/webhooks/announce.ts';

declare module './features/events/record.ts' {
  interface EventValues {
    'lead.received': NewLead;
    'lead.released': NewLead;
    /** Most of the promised time has passed. */
    'lead.unanswered': { request: RequestWithQuote; quote: QuoteWithItems | null };
    'request.changed': { change: { before: RequestWithQuote; after: RequestWithQuote } };
    'quote.changed': { change: { before: QuoteWithItems; after: QuoteWithItems } };
    /** Staff have given it another day or time. */
    'quote.day-set': { quote: QuoteWithItems; status: QuoteStatus | null; by: Actor };
    /** Staff have set its status, or that of its request. */
    'quote.status-set': { quoteId: number; status: QuoteStatus; keepsDay: boolean; by: Actor };
    /** It is deleted or declined, or its request is deleted or cancelled. */
    'quote.withdrawn': { quoteId: number; reason: string; keepsRequest: boolean; by: Actor };
    'quote.sent': { quote: Pick<QuoteRow, 'id' | 'customerId'>; isFromWebsite: 0 };
    /** On its page; without news if it was the same answer again. */
    'quote.answered': { quoteId: number; news: QuoteNews | null; config: Config };
    'visit.booked': { visit: VisitChange; act: VisitAct };
    'visit.changed': { visit: VisitChange; act: VisitAct };
    'customer.contacted': { customerId: number };
    'company.changed': { settings: SettingsValues };
    'invoice-issued': { invoice: InvoiceWithLines };
    /** Its sums and its status follow the ledger. */
    'invoice.settled': { invoice: InvoiceWithLines; formerStatus: InvoiceStatus };
    /** Stripe has told of a payment, a refund or a dispute. */
    'money.reported': MoneyNews;
    /** It is paid, and its visit can no longer be booked. */
    'deposit.refused': DepositRefusal;
  }
}

/** The table of what follows from what, in this order and in the transaction of the event. */
export const reactions: Reactions = {
  'lead.received': [tellOwnerOfLead, planFollowUps, alertOfLead, announceLead, confirmLead],
  'lead.released': [tellOwnerOfLead, planFollowUps, alertOfLead, announceLead, confirmLead],
  'lead.unanswered': [alertSecond],
  'request.changed': [announceRequestStatus],
  'quote.changed': [announceQuoteStatus],
  'quote.day-set': [moveVisitWithQuote],
  'quote.status-set': [closeVisitsWithQuote],
  'quote.withdrawn': [cancelVisits],
  'quote.sent': [planFollowUps],
  'quote.answered': [tellOwnerOfAnswer, endFollowUps],
  'visit.booked': [planVisitMessages, followVisits, notifyOfVisit],
  'visit.changed': [planVisitMessages, followVisits, notifyOfVisit],
  'customer.contacted': [stopClocksOfCustomer],
  'company.changed': [recountAnswerClocks],
  'invoice-issued': [planInvoiceReminders],
  'invoice.settled': [followInvoice],
  'money.reported': [notifyOfMoney],
  'deposit.refused': [notifyOfRefusal],
};
