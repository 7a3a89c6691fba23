import { Notice } from '#web/ui/notice.tsx';
import { exact } from './price-rows.tsx';

interface PriceNoticeProps {
  hasChanged: boolean;
  totalCents: number;
  /** The state of the price check. */
  state: 'loaded' | 'loading' | 'failed';
  onRetry: () => void;
}

export function PriceNotice({ hasChanged, totalCents, state, onRetry }: PriceNoticeProps) {
  if (state === 'failed') {
    return (
      <Notice tone="warning" className="mt-4 bg-white">
        <p>We couldn’t check for new prices. You can still send your request.</p>
        <button
          type="button"
          onClick={onRetry}
          className="min-h-11 font-semibold underline underline-offset-3"
        >
          Retry
        </button>
      </Notice>
    );
  }
  if (!hasChanged) return null;
  return (
    <Notice tone="warning" className="mt-4">
      Prices have changed since you opened this page. Your new total is {exact(totalCents)}.
    </Notice>
  );
}
