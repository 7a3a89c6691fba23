import * as calculatorText from '#shared/content/pages/calculator.ts';
import * as text from '#shared/content/pages/quote-details.ts';
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
        <p>{text.pricesUnchecked}</p>
        <button
          type="button"
          onClick={onRetry}
          className="min-h-11 font-semibold underline underline-offset-3"
        >
          {calculatorText.retry}
        </button>
      </Notice>
    );
  }
  if (!hasChanged) return null;
  return (
    <Notice tone="warning" className="mt-4">
      {text.pricesChanged(exact(totalCents))}
    </Notice>
  );
}
