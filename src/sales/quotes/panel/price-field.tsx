import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import { type QuotePricing, type QuoteValues, shownPrice } from './quote-form-values.ts';

interface PriceFieldProps {
  form: EditFormFor<QuoteValues>;
  pricing: QuotePricing;
  onChange: (price: string | null) => void;
}

/** The price follows the total until the user types one. */
export function PriceField({ form, pricing, onChange }: PriceFieldProps) {
  const isFollowing = form.values.estimatedPrice === null;
  return (
    <div className="grid gap-1.5">
      <TextField
        {...form.field('estimatedPrice')}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        before="$"
        placeholder="150.00"
        value={shownPrice(form.values, pricing)}
        {...(isFollowing && { hint: 'Updates automatically with the services.' })}
        onChange={(event) => onChange(event.target.value)}
        onWheel={(event) => event.currentTarget.blur()}
      />
      {!isFollowing && (
        <Button variant="quiet" className="-ml-3.5 justify-self-start" onClick={() => onChange(null)}>
          Use the total
        </Button>
      )}
    </div>
  );
}
