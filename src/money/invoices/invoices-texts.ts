import { longDate } from '#kit/time/dates.ts';
import { paidBy } from './payment-methods.ts';

/* Texts of an invoice on its page, in its PDF and in its email. */

export const title = (isCredit: boolean, number: string) =>
  `${isCredit ? 'Credit note' : 'Invoice'} ${number}`;
export const draftNumber = '(draft)';
export const license = (number: string) => `License ${number}`;
export const getDay = (date: string) => longDate(date);

export const cancelsInvoice = (number: string) => `Cancels invoice ${number}. Nothing is owed.`;
export const isDraft = 'This is a draft, not a bill.';
export const creditsInvoice = (amount: string, number: string) => `Credits ${amount} of invoice ${number}.`;
export const isVoid = (numbers: readonly string[]) =>
  `Voided by credit note${numbers.length > 1 ? 's' : ''} ${new Intl.ListFormat('en-US').format(numbers)}. Nothing is owed.`;
export const isPaid = 'Paid. Thank you!';
const paidHow = (way: Parameters<typeof paidBy>[0]) =>
  way.method === 'cash'
    ? 'in cash'
    : `by ${way.isOnline ? 'card' : paidBy(way).replace(/^\w/, (first) => first.toLowerCase())}`;
export const isPaidOn = (way: Parameters<typeof paidBy>[0], day: string) =>
  `Paid ${paidHow(way)} on ${day}. Thank you!`;
export const received = (
  amount: string,
  tipped: string | null,
  way: Parameters<typeof paidBy>[0],
  day: string,
) => `${amount} ${paidHow(way)} on ${day}${tipped === null ? '' : `, and a tip of ${tipped}`}`;
export const tip = 'Tip';
export const wasDue = (amount: string, day: string) => `${amount} was due ${day}.`;
export const isDue = (amount: string, day: string) => `${amount} is due ${day}.`;
export const howToPay = 'How to pay';
export const waysToPay = (company: string, phone: string) =>
  `By check to ${company.replace(/\.$/, '')}. For any other way, call ${phone}.`;
export const paidTooMuch = (amount: string) => `You paid ${amount} more than you owe; we’ll refund it.`;

export const issued = 'Issued';
export const reason = 'Reason';
export const due = 'Due';
export const serviceDate = 'Service date';
export const serviceAddress = 'Service address';
export const method = 'Cleaning method';

export const subtotal = 'Subtotal';
export { adjustment, code, discount, minimumFee, tripFee } from '#company/catalog/price-texts.ts';
export { minimumText, perUnit, quantityText } from '#company/catalog/unit-texts.ts';
export const tax = (percent: number) => `Tax (${percent}%)`;
export const total = 'Total';
export const payment = (entry: Parameters<typeof paidBy>[0], isRefund: boolean, day: string) =>
  `${isRefund ? 'Refund' : 'Payment'}, ${paidBy(entry).toLowerCase()}, ${day}`;
export const credit = (number: string, day: string) => `Credit note ${number}, ${day}`;
export const balance = 'Balance due';
export const toRefund = 'To be refunded';

/* Only in the PDF. */
export const from = 'From';
export const billedTo = 'Billed to';
export const columns = ['Service', 'Quantity', 'Price', 'Amount'];
export { pageNumber } from './page-number-texts.ts';

export const replaced = (mark: string, url: string) =>
  `${mark} stands for a letter that this file can’t show. The invoice’s page shows all of them: ${url}`;
