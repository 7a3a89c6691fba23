import type { CartLine } from './cart-lines.ts';
import { exact } from './price-rows.tsx';

/** What was chosen, without controls. */
export function OrderLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    <ul className="text-sm">
      {lines.map(({ service, quantity, unitPriceCents }) => (
        <li key={service.id} className="flex justify-between gap-4 py-1.5">
          <span>
            <span className="font-semibold tabular-nums">{quantity} ×</span> {service.title}
          </span>
          <span className="tabular-nums">{exact(unitPriceCents * quantity)}</span>
        </li>
      ))}
    </ul>
  );
}
