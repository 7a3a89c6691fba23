import type { Ref } from 'react';
import { useProfile } from '#company/profile/site/profile.tsx';
import { capitalized } from '#kit/text/capitalized.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { StepHeading } from '#sales/leads/site/step-heading.tsx';
import * as text from '#visits/booking/booking-page-texts.ts';
import type { ChosenWindow } from './booking-calls.ts';
import { DayPicker, type DayPickerProps, windowClass } from './day-picker.tsx';
import { slotText } from './window-text.ts';

interface WindowPickerProps extends Omit<DayPickerProps, 'children'> {
  onChoose: (chosen: ChosenWindow) => void;
  /** The window that is being held. */
  choosing: ChosenWindow | null;
  heading: Ref<HTMLHeadingElement>;
}

export function WindowPicker({ onChoose, choosing, heading, ...picker }: WindowPickerProps) {
  const { date, days } = picker;
  if (days.length === 0) return <NoWindows heading={heading} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-2">
        <StepHeading ref={heading}>{text.pickWindow}</StepHeading>
        <p className="text-ink-soft">{text.holdHint}</p>
      </div>
      <DayPicker {...picker}>
        {(window, isPreferred) => {
          const slot = { date, from: window.from, to: window.to };
          const isChoosing = choosing?.date === date && choosing.from === window.from;
          return (
            <button
              key={window.from + window.to}
              type="button"
              className={`${windowClass} ${isPreferred ? 'bg-teal-wash' : 'bg-white'}`}
              aria-label={slotText(slot)}
              aria-busy={isChoosing || undefined}
              onClick={() => onChoose(slot)}
            >
              {isChoosing ? text.holding : capitalized(windowLabel(window.from, window.to))}
            </button>
          );
        }}
      </DayPicker>
    </div>
  );
}

function NoWindows({ heading }: Pick<WindowPickerProps, 'heading'>) {
  const { replyWithinHours } = useProfile();
  return (
    <div className="grid gap-4">
      <StepHeading ref={heading}>{text.pickWindow}</StepHeading>
      <Notice>{text.allTaken(hoursText(replyWithinHours.quote))}</Notice>
    </div>
  );
}
