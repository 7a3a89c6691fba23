import { capitalized } from '#kit/text/capitalized.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { Notice } from '#kit/ui/notice.tsx';
import * as text from '#visits/booking/booking-page-texts.ts';
import type { HeldWindow } from './use-windows.ts';
import { dayText } from './window-text.ts';

interface HeldWindowCardProps {
  held: HeldWindow;
  hasEnded: boolean;
  onChange: () => void;
}

export function HeldWindowCard({ held, hasEnded, onChange }: HeldWindowCardProps) {
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-4 rounded-input bg-teal-wash px-4 py-3">
        <p>
          <span className="block font-semibold">{capitalized(dayText(held.date))}</span>
          <span className="block">{text.weArrive(windowLabel(held.from, held.to))}</span>
        </p>
        <button
          type="button"
          onClick={onChange}
          className="min-h-11 font-semibold text-teal underline underline-offset-3"
        >
          {text.change}
        </button>
      </div>
      <div role="status">
        {hasEnded ? (
          <Notice tone="warning">{text.holdEnded}</Notice>
        ) : (
          <p className="text-sm text-ink-soft">{text.holdingFor(Math.max(Math.round(held.minutes), 1))}</p>
        )}
      </div>
    </div>
  );
}
