import { labeledRows, type WireSums } from '#company/catalog/price-rows.ts';
import { inDollars, namedTitle, priceText, type Unit } from '#company/catalog/units.ts';
import type { BillRow, EmailBlock } from '#delivery/letters/server/email-body.ts';
import type { Language } from '#kit/language/language.ts';
import { exactDollars, signedDollars } from '#kit/money/money.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';

export interface Billed extends WireSums {
  items: readonly {
    title: string;
    isAddOn?: boolean;
    quantity: number;
    unit?: Unit;
    unitPrice: string;
    minimumPrice?: string | null;
    lineTotal: string;
  }[];
  total: string;
}

/** The lines and amounts of a quote, for an email. */
export function getBill(
  { items, total, ...sums }: Billed,
  totalTitle: 'total' | 'estimatedTotal',
  language: Language = 'en',
): EmailBlock {
  const words = customerWords[language];
  const rows: BillRow[] = [
    ...items.map((item) => ({
      title: namedTitle(item, words),
      detail: `${item.isAddOn ? `${words.addOn}, ` : ''}${priceText(inDollars(item), words)}`,
      amount: exactDollars(item.lineTotal),
    })),
    { title: words.subtotal, amount: exactDollars(sums.subtotal) },
    ...labeledRows(sums, words).map(({ label, amount }) => ({ title: label, amount: signedDollars(amount) })),
    { title: words[totalTitle], amount: exactDollars(total), isTotal: true },
  ];
  return { kind: 'bill', rows };
}
