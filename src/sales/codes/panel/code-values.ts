import { categoryName } from '#company/catalog/known-categories.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import type { Code } from '#sales/codes/codes.ts';

export const offKinds = { percent: 'Percent', amount: 'Dollars' } as const;

export type CodeValues = typeof emptyCode;

export const emptyCode = {
  code: '',
  kind: 'percent' as keyof typeof offKinds,
  /** Percent or dollars, as typed. */
  off: '',
  validFrom: '',
  validUntil: '',
  maxUses: '',
  oncePerCustomer: false,
  firstVisitOnly: false,
  adds: false,
  /** None means all. */
  categories: [] as ServiceCategory[],
  isActive: true,
};

export const codeSnapshot = (code: Code): { values: CodeValues; version: number } => ({
  values: {
    code: code.code,
    kind: code.percent === null ? 'amount' : 'percent',
    off: code.amount ?? String(code.percent),
    validFrom: code.validFrom ?? '',
    validUntil: code.validUntil ?? '',
    maxUses: code.maxUses === null ? '' : String(code.maxUses),
    oncePerCustomer: code.oncePerCustomer,
    firstVisitOnly: code.firstVisitOnly,
    adds: code.adds,
    categories: [...(code.categories ?? [])],
    isActive: code.isActive,
  },
  version: code.version,
});

/** As the API takes it. */
export function toCodeBody({ kind, off, ...values }: CodeValues) {
  const typed = off.trim();
  return {
    ...values,
    percent: kind === 'percent' && typed !== '' ? Number(typed) : null,
    amount: kind === 'amount' && typed !== '' ? typed : null,
    validFrom: values.validFrom || null,
    validUntil: values.validUntil || null,
    maxUses: values.maxUses.trim() === '' ? null : Number(values.maxUses),
    categories: values.categories.length === 0 ? null : values.categories,
  };
}

const yesOrNo = (isOn: boolean) => (isOn ? 'yes' : 'no');

export const codeLabels = {
  labels: {
    code: 'Code',
    kind: 'Takes off',
    off: 'How much',
    validFrom: 'From',
    validUntil: 'Until, included',
    maxUses: 'Uses in all',
    oncePerCustomer: 'Once per customer',
    firstVisitOnly: 'First visit only',
    adds: 'On top of the order discount',
    categories: 'Services',
    isActive: 'Customers can use it',
  },
  texts: {
    kind: ({ kind }: CodeValues) => offKinds[kind],
    oncePerCustomer: (values: CodeValues) => yesOrNo(values.oncePerCustomer),
    firstVisitOnly: (values: CodeValues) => yesOrNo(values.firstVisitOnly),
    adds: ({ adds }: CodeValues) => yesOrNo(adds),
    categories: ({ categories }: CodeValues) =>
      categories.map((category) => categoryName(category)).join(', ') || '(all)',
    isActive: ({ isActive }: CodeValues) => yesOrNo(isActive),
  },
};
