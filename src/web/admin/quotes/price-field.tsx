import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { priceFollowsTotal, type QuoteValues, shownPrice } from './quote-form-values.ts';

interface PriceFieldProps {
  values: QuoteValues;
  error: string | undefined;
  onChange: (estimatedPrice: string) => void;
}

/** The price follows the total until somebody types another. */
export function PriceField({ values: { estimatedPrice, items }, error, onChange }: PriceFieldProps) {
  const isFollowing = estimatedPrice === priceFollowsTotal;
  return (
    <div className="grid gap-1.5">
      <TextField
        label="Estimated price"
        name="estimatedPrice"
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        before="$"
        placeholder="150.00"
        value={shownPrice(estimatedPrice, items)}
        error={error}
        {...(isFollowing && { hint: 'Updates automatically with the services.' })}
        onChange={(event) => onChange(event.target.value)}
        onWheel={(event) => event.currentTarget.blur()}
      />
      {!isFollowing && (
        <Button
          variant="quiet"
          className="-ml-3.5 justify-self-start"
          onClick={() => onChange(priceFollowsTotal)}
        >
          Use the total
        </Button>
      )}
    </div>
  );
}
