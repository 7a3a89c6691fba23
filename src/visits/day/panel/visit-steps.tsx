import { useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import { onMyWayUndoSeconds } from '#visits/day/on-my-way.ts';
import { ConfirmOnMyWay } from '#visits/visits/panel/confirm-on-my-way.tsx';
import { useCountdown } from '#visits/visits/panel/use-countdown.ts';
import { steps as texts } from './day-texts.ts';
import type { Entries } from './use-entries.ts';

interface VisitStepsProps {
  visit: CrewVisit;
  today: string;
  record: Entries['record'];
}

/** The next step of a visit, and the way back to booked. */
export function VisitSteps({ visit, today, record }: VisitStepsProps) {
  const { id, date, status, steps } = visit;
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<'on-the-way' | 'done' | 'booked' | null>(null);
  const undo = useCountdown();
  const enter = async (kind: 'booked' | 'on-the-way' | 'started' | 'done') => {
    setBusy(true);
    await record({ kind });
    setBusy(false);
  };
  const setOut = async (isTold: boolean) => {
    await enter('on-the-way');
    if (isTold) undo.start(onMyWayUndoSeconds);
  };
  const goBack = async () => {
    undo.stop();
    await enter('booked');
  };
  const isDue = date <= today;
  const open = steps.filter(({ isDone }) => !isDone).length;
  return (
    <>
      {isDue && status === 'booked' && (
        <div className={`grid gap-3 ${date === today ? 'grid-cols-[2fr_1fr]' : ''}`}>
          {date === today && (
            <Button variant="main" isBusy={isBusy} className={main} onClick={() => setAsked('on-the-way')}>
              {texts.onMyWay}
            </Button>
          )}
          <Button isBusy={isBusy} className={main} onClick={() => void enter('started')}>
            {texts.start}
          </Button>
        </div>
      )}
      {isDue && status === 'on-the-way' && (
        <>
          {undo.seconds > 0 && (
            <div
              role="status"
              className="flex items-center justify-between gap-3 rounded-input bg-blue-wash py-1 pr-1 pl-4 text-blue"
            >
              <span>
                {texts.leavesIn}
                <span className="tabular-nums">{undo.seconds}</span> s
              </span>
              <Button isBusy={isBusy} onClick={() => void goBack()}>
                {texts.undo}
              </Button>
            </div>
          )}
          <Button variant="main" isBusy={isBusy} className={main} onClick={() => void enter('started')}>
            {texts.start}
          </Button>
        </>
      )}
      {isDue && status === 'started' && (
        <Button variant="main" isBusy={isBusy} className={main} onClick={() => setAsked('done')}>
          {texts.finish}
        </Button>
      )}
      {isDue && (status === 'on-the-way' || status === 'started') && undo.seconds === 0 && (
        <Button variant="quiet" isBusy={isBusy} onClick={() => setAsked('booked')}>
          {texts.back}
        </Button>
      )}
      {status === 'done' && (
        <p className="flex min-h-14 items-center justify-center gap-2 rounded-input bg-green-wash text-lg font-semibold text-green">
          <CheckIcon className="size-5" />
          {texts.done}
        </p>
      )}
      <ConfirmOnMyWay
        visitId={id}
        open={asked === 'on-the-way'}
        onConfirm={(isTold) => void setOut(isTold)}
        onClose={() => setAsked(null)}
      />
      <Confirm
        open={asked === 'booked'}
        variant="main"
        question={texts.askBack}
        detail={texts.backDetail}
        action={texts.backAction}
        onConfirm={() => void goBack()}
        onClose={() => setAsked(null)}
      />
      <Confirm
        open={asked === 'done'}
        variant="main"
        question={texts.askDone}
        detail={texts.doneDetail(open)}
        action={texts.finish}
        onConfirm={() => void enter('done')}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

const main = 'min-h-14! text-lg! font-semibold';
