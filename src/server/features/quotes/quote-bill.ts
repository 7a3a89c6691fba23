import { customerWords } from '#server/mail/customer-words.ts';
import type { BillRow, EmailBlock } from '#server/mail/email-body.ts';
import type { Language } from '#shared/language.ts';
import { exactDollars, signedDollars } from '#shared/money.ts';
import { labeledRows, type WireSums } from '#shared/price-rows.ts';

interface Billed extends WireSums {
  items: readonly {
    title: string;
    isAddOn?: boolean;
    quantity: number;
    unitPrice: string;
    lineTotal: string;
  }[];
  total: string;
}

/** The lines and amounts of a quote, for an email. */
export function billOf(
  { items, total, ...sums }: Billed,
  totalTitle: 'total' | 'estimatedTotal',
  language: Language = 'en',
): EmailBlock {
  const words = customerWords[language];
  const rows: BillRow[] = [
    ...items.map(({ title, isAddOn, quantity, unitPrice, lineTotal }) => ({
      title,
      detail: `${isAddOn ? `${words.addOn}, ` : ''}${quantity} × ${exactDollars(unitPrice)}`,
      amount: exactDollars(lineTotal),
    })),
    { title: words.subtotal, amount: exactDollars(sums.subtotal) },
    ...labeledRows(sums, words).map(({ label, amount }) => ({ title: label, amount: signedDollars(amount) })),
    { title: words[totalTitle], amount: exactDollars(total), isTotal: true },
  ];
  return { kind: 'bill', rows };
}
