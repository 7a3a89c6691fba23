import type { SettingsValues } from '#company/profile/profile.ts';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import type { QuoteRow } from '#kit/db/tables/quotes.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import type { Reactions } from '#kit/events/server/record.ts';
import type { Config } from '#kit/server/config.ts';
import { alertSecond } from '#messages/news/server/escalate.ts';
import { tellOwnerOfAnswer } from '#messages/news/server/notify-of-answer.ts';
import { alertOfLead, confirmLead, tellOwnerOfLead } from '#messages/news/server/notify-of-lead.ts';
import { type MoneyNews, notifyOfMoney } from '#messages/news/server/notify-of-money.ts';
import { type DepositRefusal, notifyOfRefusal } from '#messages/news/server/notify-of-refusal.ts';
import { type NearlyAllTexts, notifyOfTexts } from '#messages/news/server/notify-of-texts.ts';
import { notifyOfVisit } from '#messages/news/server/notify-of-visit.ts';
import {
  followInvoice,
  planInvoice,
  planInvoiceReminders,
} from '#messages/planned/server/invoice-reminders.ts';
import { endFollowUps, planFollowUps, planVisitMessages } from '#messages/planned/server/plan-messages.ts';
import { planReceipt } from '#messages/planned/server/plan-receipt.ts';
import {
  announceLead,
  announceQuoteStatus,
  announceRequestStatus,
} from '#messages/webhooks/server/announce.ts';
import {
  announceDecision,
  announceIssuedInvoice,
  announceMovement,
  announceSentQuote,
  announceSettledInvoice,
  announceVisit,
} from '#messages/webhooks/server/announce-records.ts';
import type { InvoiceStatus } from '#money/invoices/invoices.ts';
import {
  invoiceAddedLine,
  invoiceChangedQuote,
  invoiceDoneVisit,
} from '#money/invoices/server/invoice-done.ts';
import type { InvoiceWithLines } from '#money/invoices/server/invoices.queries.ts';
import type { NewLead } from '#sales/leads/server/new-lead.ts';
import type { Decision } from '#sales/quotes/decisions.ts';
import type { QuoteStatus } from '#sales/quotes/quotes.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { stopClocksOfCustomer } from '#sales/requests/server/answer-clock.ts';
import { recountAnswerClocks } from '#sales/requests/server/recount.ts';
import type { RequestWithQuote } from '#sales/requests/server/requests.queries.ts';
import { bookPaidVisit, type PaidBooking } from '#visits/booking/server/book-paid-visit.ts';
import type { QuoteNews } from '#visits/quote-page/server/decide-quote.ts';
import { cancelVisits, closeVisitsWithQuote } from '#visits/visits/server/close-visits-with-quote.ts';
import { followVisits } from '#visits/visits/server/follow-visits.ts';
import { moveVisitWithQuote } from '#visits/visits/server/move-visit-with-quote.ts';
import type { VisitChange } from '#visits/visits/server/visits.history.ts';
import type { VisitAct } from '#visits/visits/server/write-visit.ts';

declare module '#kit/events/server/record.ts' {
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
    /** By the customer; null where staff let them decide again. */
    'quote.decided': { decided: Decision | null };
    /** On its page; without news if it was the same answer again. */
    'quote.answered': { quoteId: number; news: QuoteNews | null; config: Config };
    'visit.booked': { visit: VisitChange; act: VisitAct };
    'visit.changed': { visit: VisitChange; act: VisitAct };
    'customer.contacted': { customerId: number };
    'company.changed': { settings: SettingsValues };
    'invoice-issued': { invoice: InvoiceWithLines };
    /** Issued by the owner's rule, which sends it too. */
    'invoice.leaves': { invoice: InvoiceWithLines };
    /** Each row of the ledger. */
    'money.moved': { movement: MovementRow };
    /** A deposit too, but no tip. */
    'payment.received': { movement: MovementRow };
    /** Its sums and its status follow the ledger. */
    'invoice.settled': { invoice: InvoiceWithLines; formerStatus: InvoiceStatus };
    /** Stripe has told of a payment, a refund or a dispute. */
    'money.reported': MoneyNews;
    /** Most of what may leave in a day has left. */
    'texts.nearly-all': NearlyAllTexts;
    'deposit.paid': PaidBooking;
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
  'quote.changed': [announceQuoteStatus, invoiceChangedQuote],
  'quote.day-set': [moveVisitWithQuote],
  'quote.status-set': [closeVisitsWithQuote],
  'quote.withdrawn': [cancelVisits],
  'quote.sent': [planFollowUps, announceSentQuote],
  'quote.decided': [announceDecision],
  'quote.answered': [tellOwnerOfAnswer, endFollowUps],
  'quote.line-added': [invoiceAddedLine],
  'visit.booked': [planVisitMessages, followVisits, notifyOfVisit, announceVisit],
  'visit.changed': [planVisitMessages, followVisits, notifyOfVisit, invoiceDoneVisit, announceVisit],
  'customer.contacted': [stopClocksOfCustomer],
  'company.changed': [recountAnswerClocks],
  'invoice-issued': [planInvoiceReminders, announceIssuedInvoice],
  'invoice.leaves': [planInvoice],
  'money.moved': [announceMovement],
  'payment.received': [planReceipt],
  'invoice.settled': [followInvoice, announceSettledInvoice],
  'money.reported': [notifyOfMoney],
  'texts.nearly-all': [notifyOfTexts],
  'deposit.paid': [bookPaidVisit],
  'deposit.refused': [notifyOfRefusal],
};
