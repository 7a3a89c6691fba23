import { When } from '#kit/panel/ui/when.tsx';
import type { Erasure } from '#office/privacy/privacy.ts';
import { amountText } from './amount-text.ts';

export function ErasureList({ erasures }: { erasures: readonly Erasure[] }) {
  if (erasures.length === 0) return <p className="text-ink-soft">No one’s data has been erased yet.</p>;
  return (
    <ul aria-label="Erasures" className="grid divide-y divide-line">
      {erasures.map((erasure) => (
        <li key={erasure.id} className="py-3 first:pt-0 last:pb-0">
          <p className="font-medium">{amountText(erasure)}</p>
          <p className="text-sm text-ink-soft wrap-anywhere">
            <When at={erasure.createdAt} />
            {` · ${erasure.userName}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
