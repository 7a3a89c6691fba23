import { useQuery } from '@tanstack/react-query';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { getTerms, reasonOff } from '#sales/codes/panel/code-text.ts';
import { codesQuery } from '#sales/codes/panel/codes-query.ts';
import type { QuoteValues } from './quote-form-values.ts';
import { discountKinds, type TypedDiscount } from './typed-discount.ts';

const kindTexts = { percent: 'In percent', amount: 'In dollars' };

interface DiscountFieldsProps {
  form: EditFormFor<QuoteValues>;
  /** The company takes something off larger orders. */
  hasTiers: boolean;
  /** The price follows the total again. */
  onChange: () => void;
}

/** A discount of staff in place of the one on orders, and the customer’s code. */
export function DiscountFields({ form, hasTiers, onChange }: DiscountFieldsProps) {
  const { errors, edit, values } = form;
  const { discount } = values;
  const change = (changes: Partial<TypedDiscount>) => {
    edit('discount', { ...discount, ...changes });
    onChange();
  };
  const isPercent = discount.kind === 'percent';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-start gap-x-3 gap-y-5">
      <div className={discount.kind === 'orders' ? 'col-span-full' : ''}>
        <SelectField
          label="Discount"
          options={discountKinds}
          texts={{ ...kindTexts, orders: hasTiers ? 'For orders of this size' : 'None' }}
          value={discount.kind}
          error={errors.discount}
          onChange={(event) => change({ kind: event.target.value as TypedDiscount['kind'], value: '' })}
        />
      </div>
      {discount.kind !== 'orders' && (
        <>
          <TextField
            label={isPercent ? 'Percent' : 'Dollars'}
            inputMode={isPercent ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={isPercent ? 3 : 11}
            {...(!isPercent && { before: '$' })}
            value={discount.value}
            error={errors[isPercent ? 'discount.percent' : 'discount.amount']}
            onChange={(event) => change({ value: event.target.value })}
          />
          <div className="col-span-full">
            <TextField
              label="Reason"
              placeholder="Returning customer"
              hint="The customer reads it beside the discount."
              autoComplete="off"
              maxLength={100}
              value={discount.reason}
              error={errors['discount.reason']}
              onChange={(event) => edit('discount', { ...discount, reason: event.target.value })}
            />
          </div>
        </>
      )}
      <CodeField form={form} onChange={onChange} />
    </div>
  );
}

/** Offers the codes that somebody can use now. Not there without any. */
function CodeField({ form, onChange }: Pick<DiscountFieldsProps, 'form' | 'onChange'>) {
  const { errors, edit, values, saved } = form;
  const { data: codes = [] } = useQuery(codesQuery);
  const usable = codes.filter((code) => reasonOff(code) === null);
  const own = [values.code, saved.code].flatMap((code) => code ?? []);
  const offered = [...new Map([...usable, ...own].map((code) => [code.code, code])).values()];
  if (offered.length === 0) return null;
  return (
    <div className="col-span-full">
      <SelectField
        label="Code"
        options={['', ...offered.map(({ code }) => code)]}
        texts={{
          '': 'None',
          ...Object.fromEntries(offered.map((code) => [code.code, `${code.code}: ${getTerms(code)}`])),
        }}
        value={values.code?.code ?? ''}
        error={errors.code}
        onChange={({ target }) => {
          edit('code', offered.find(({ code }) => code === target.value) ?? null);
          onChange();
        }}
      />
    </div>
  );
}
