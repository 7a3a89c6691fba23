import { exactDollars } from '#kit/money/money.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { AlertIcon } from '#kit/ui/icons/status.tsx';

interface StalePriceProps {
  stale: { price: string; total: string };
  onUse: () => void;
  onKeep: () => void;
}

/** Right above the button that saves. */
export function StalePrice({ stale: { price, total }, onUse, onKeep }: StalePriceProps) {
  return (
    <div
      role="status"
      className="grid gap-2 border-t border-line bg-yellow-wash px-5 py-3 [--ground:var(--color-yellow-wash)]"
    >
      <p className="flex gap-2.5 text-yellow">
        <AlertIcon className="mt-0.5 size-4.5" />
        <span>{`The price you set, ${exactDollars(price)}, no longer matches the services, ${exactDollars(total)}.`}</span>
      </p>
      <div className="flex flex-wrap gap-2 pl-7">
        <Button onClick={onUse}>{`Use ${exactDollars(total)}`}</Button>
        <Button variant="quiet" onClick={onKeep}>{`Keep ${exactDollars(price)}`}</Button>
      </div>
    </div>
  );
}
