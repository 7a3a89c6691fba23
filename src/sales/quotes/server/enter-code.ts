import { relyOn } from '#kit/db/rely-on.ts';
import type { QuoteRow } from '#kit/db/tables/quotes.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { codeKey } from '#sales/codes/codes.ts';
import { claimCode, refuseCustomer, refuseOtherLines } from '#sales/codes/server/claim-code.ts';
import { toCodeTerms } from '#sales/codes/server/codes.serializer.ts';
import type { NewItem, QuoteCode } from './quotes.pricing.ts';

/** A code that staff enter on a quote, or null where they take it away. */
interface EnteredCode {
  code: QuoteCode | null;
  /** Throws 422 where the customer may not use it. */
  refuseCustomer: (customerId: number) => Promise<void>;
  /** Throws 422 where it is for none of the lines. */
  refuseOtherLines: (lines: readonly NewItem[]) => void;
}

export const isSameCode = ({ code }: Pick<QuoteRow, 'code'>, typed: string | null): boolean =>
  codeKey(code) === codeKey(typed ?? '');

/** Claims the code, by the rule of the website. Throws 422 at `code`. Take it before the customer. */
export async function enterCode(trx: Trx, typed: string | null, now: Date): Promise<EnteredCode> {
  if (!typed) return { code: null, async refuseCustomer() {}, refuseOtherLines() {} };
  const path = 'code';
  await relyOn(trx, 'services', 'settings');
  const found = await claimCode(trx, typed, { now, path });
  return {
    code: { id: found.id, code: found.code, terms: toCodeTerms(found) },
    refuseCustomer: (customerId) => refuseCustomer(trx, found, { customerId, path, isByStaff: true }),
    refuseOtherLines: (lines) => refuseOtherLines(found, lines, path),
  };
}
