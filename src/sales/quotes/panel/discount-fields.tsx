import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
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

/** A discount of staff in place of the one on orders. */
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
    </div>
  );
}
