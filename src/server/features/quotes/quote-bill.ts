import { customerWords } from '#server/mail/customer-words.ts';
import type { BillRow, EmailBlock } from '#server/mail/email-body.ts';
import type { Language } from '#shared/language.ts';
import { exactDollars, signedDollars } from '#shared/money.ts';

interface Billed {
  items: readonly {
    title: string;
    isAddOn?: boolean;
    quantity: number;
    unitPrice: string;
    lineTotal: string;
  }[];
  subtotal: string;
  discountPercent: number;
  discount: string;
  /** How far a price set by staff differs from the lines. */
  adjustment?: string;
  total: string;
}

/** The lines and amounts of a quote, for an email. */
export function billOf(
  { items, subtotal, discountPercent, discount, adjustment = '0.00', total }: Billed,
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
    { title: words.subtotal, amount: exactDollars(subtotal) },
    ...(discountPercent > 0
      ? [{ title: words.discount(discountPercent), amount: `−${exactDollars(discount)}` }]
      : []),
    ...(adjustment === '0.00' ? [] : [{ title: words.adjustment, amount: signedDollars(adjustment) }]),
    { title: words[totalTitle], amount: exactDollars(total), isTotal: true },
  ];
  return { kind: 'bill', rows };
}
