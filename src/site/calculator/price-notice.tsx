import { Notice } from '#kit/ui/notice.tsx';
import * as text from '#visits/quote-page/quote-details-page-texts.ts';
import * as calculatorText from './calculator-page-texts.ts';
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
