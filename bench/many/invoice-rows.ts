import type { Dice } from '#app/seed/dice.ts';
import { business } from '#company/profile/business-texts.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { auditKeptDays } from '#kit/events/audit.ts';
import { newLinkToken } from '#kit/http/link-token.ts';
import { formatCents } from '#kit/money/money.ts';
import { fullName } from '#kit/text/person.ts';
import { addDays } from '#kit/time/dates.ts';
import { paymentMethods } from '#money/invoices/payment-methods.ts';
import { amountColumns } from '#money/invoices/server/amount-columns.ts';
import { invoiceSearchText } from '#money/invoices/server/invoices.queries.ts';
import { addressLine } from '#sales/customers/address-line.ts';
import type { PricedCart } from './carts.ts';
import type { Person } from './person.ts';
import { type RowSink, staff } from './row-sink.ts';

interface ManyInvoice {
  person: Person;
  now: Date;
  quoteId: number;
  visitId: number;
  customerId: number;
  date: string;
  cart: PricedCart;
}

/** Issues invoices in the order of their numbers, most of them paid. `close` stores the last numbers. */
export function openInvoices(rows: RowSink, dice: Dice) {
  const numbers = new Map<number, number>();
  let issuedDate = '';
  return {
    add(invoice: ManyInvoice) {
      const { now, cart, date } = invoice;
      if (date > issuedDate) issuedDate = date;
      const year = Number(issuedDate.slice(0, 4));
      const last = (numbers.get(year) ?? 0) + 1;
      numbers.set(year, last);
      const issuedAt = `${issuedDate}T23:30:00.000Z`;
      const dueDate = addDays(issuedDate, defaultSettings.invoices.dueDays);
      const paidAt = `${addDays(issuedDate, dice.whole(20))}T18:00:00.000Z`;
      const isPaid = paidAt < now.toISOString() && dice.fraction() < 0.97;
      const { priced } = cart;
      const amounts = amountColumns({
        lines: priced.items,
        discountPercent: priced.price.discountPercent,
        adjustmentCents: 0,
        taxThousandths: 0,
      });
      const paidCents = isPaid ? amounts.totalCents : 0;
      const texts = {
        number: `${year}-${String(last).padStart(4, '0')}`,
        customerName: fullName(invoice.person.contact),
        email: invoice.person.contact.email,
        serviceAddress: addressLine(invoice.person.address),
      };
      const invoiceId = rows.add('invoices', {
        ...amounts,
        ...texts,
        version: isPaid ? 3 : 2,
        status: isPaid || amounts.totalCents === 0 ? 'paid' : 'issued',
        creditOf: null,
        voids: null,
        quoteId: invoice.quoteId,
        coveredCents: amounts.totalCents,
        coveredItems: JSON.stringify(priced.items.map(toPieces)),
        visitId: invoice.visitId,
        customerId: invoice.customerId,
        token: newLinkToken(),
        serviceDate: date,
        paidCents,
        dueDays: defaultSettings.invoices.dueDays,
        issuedDate,
        dueDate,
        sentAt: issuedAt,
        notes: '',
        method: '',
        legalName: business.legalName,
        license: '',
        phone: defaultSettings.phone,
        businessEmail: defaultSettings.email,
        searchText: invoiceSearchText(texts),
        createdAt: issuedAt,
        updatedAt: isPaid ? paidAt : issuedAt,
      });
      for (const { title, quantity, unitPriceCents } of priced.items) {
        rows.add('invoiceLines', { invoiceId, title, quantity, unitPriceCents, creditOf: null });
      }
      const audit = (action: 'invoice-issued' | 'payment-recorded', after: object, createdAt: string) => {
        if (now.getTime() - Date.parse(createdAt) > auditKeptDays * 86_400_000) return;
        rows.add('events', {
          ...staff,
          createdAt,
          type: action,
          isAudit: 1,
          subject: 'invoice',
          subjectId: String(invoiceId),
          content: JSON.stringify({ before: null, after }),
        });
      };
      audit('invoice-issued', { number: texts.number, total: formatCents(amounts.totalCents) }, issuedAt);
      if (!isPaid) return;
      const method = dice.pick(paymentMethods);
      rows.add('movements', {
        invoiceId,
        quoteId: invoice.quoteId,
        customerId: invoice.customerId,
        customerName: texts.customerName,
        invoiceNumber: texts.number,
        refusal: null,
        amountCents: paidCents,
        method,
        paidAt,
        reference: '',
        recordedBy: staff.userName,
        providerId: null,
        refundOf: null,
        createdAt: paidAt,
      });
      audit('payment-recorded', { amount: formatCents(paidCents), method }, paidAt);
    },
    close() {
      for (const [year, last] of numbers) rows.add('invoiceNumbers', { year, last });
    },
  };
}

/** Known by its service: the lines have no ids yet. */
const toPieces = ({ serviceId = null, title, quantity }: ManyInvoice['cart']['priced']['items'][number]) => ({
  id: 0,
  serviceId,
  title,
  quantity,
});
