import { TextField } from '#kit/panel/ui/field.tsx';
import type { CompanyFieldsProps } from './company-values.ts';
import { RowList } from './row-list.tsx';

export function DiscountFields({ form: { values, edit, errors } }: CompanyFieldsProps) {
  const figure = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <RowList
      noun="discount"
      path="discounts"
      rows={values.discounts}
      blank={{ aboveDollars: '', percent: '' }}
      toName={({ aboveDollars }) => aboveDollars && `discount above $${aboveDollars}`}
      toDetail={({ percent }) => `${percent}%`}
      errors={errors}
      onChange={(rows) => edit('discounts', rows)}
    >
      {({ row, set, getError }) => (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField
            label="Orders above"
            {...figure}
            before="$"
            maxLength={6}
            value={row.aboveDollars}
            error={getError('aboveDollars')}
            onChange={(event) => set({ aboveDollars: event.target.value })}
          />
          <TextField
            label="Discount in percent"
            {...figure}
            maxLength={2}
            value={row.percent}
            error={getError('percent')}
            onChange={(event) => set({ percent: event.target.value })}
          />
        </div>
      )}
    </RowList>
  );
}
