import { Notice } from '#web/ui/notice.tsx';
import type { HeldWindow } from './use-windows.ts';
import { dayText, windowText } from './window-text.ts';

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
          <span className="block font-semibold">{dayText(held.date)}</span>
          <span className="block">We arrive {windowText(held)}</span>
        </p>
        <button
          type="button"
          onClick={onChange}
          className="min-h-11 font-semibold text-teal underline underline-offset-3"
        >
          Change
        </button>
      </div>
      <div role="status">
        {hasEnded ? (
          <Notice tone="warning">
            We no longer hold this time. You can still book it unless someone else takes it first.
          </Notice>
        ) : (
          <p className="text-sm text-ink-soft">We’re holding this time for {minutesText(held.minutes)}.</p>
        )}
      </div>
    </div>
  );
}

const minutesText = (minutes: number) => {
  const whole = Math.max(Math.round(minutes), 1);
  return `${whole} ${whole === 1 ? 'minute' : 'minutes'}`;
};
