import type { CodeTerms } from '#company/catalog/code-pricing.ts';
import type { CodeRow } from '#kit/db/tables/codes.ts';
import { formatCents } from '#kit/money/money.ts';
import type { Code, ShownCode } from '#sales/codes/codes.ts';

export const toCodeTerms = ({ percent, amountCents, adds, categories }: CodeRow): CodeTerms => ({
  percent,
  amountCents,
  adds: adds === 1,
  categories: categories === null ? null : (JSON.parse(categories) as NonNullable<CodeTerms['categories']>),
});

export function toShownCode(code: string, { percent, amountCents, adds, categories }: CodeTerms): ShownCode {
  const amount = amountCents === null ? null : formatCents(amountCents);
  return { code, percent, amount, adds, categories: categories && [...categories] };
}

export const toCode = (row: CodeRow, uses: number): Code => ({
  id: row.id,
  ...toShownCode(row.code, toCodeTerms(row)),
  validFrom: row.validFrom,
  validUntil: row.validUntil,
  maxUses: row.maxUses,
  oncePerCustomer: row.oncePerCustomer === 1,
  firstVisitOnly: row.firstVisitOnly === 1,
  isActive: row.isActive === 1,
  uses,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
