import { useSyncExternalStore } from 'react';
import { Confirm } from '../ui/confirm.tsx';
import { useLastShown } from '../ui/use-last-shown.ts';
import { futureVisit } from './future-visit.ts';

/** Opens over the screen or dialog that sent the change. */
export function FutureVisitQuestion() {
  const question = useSyncExternalStore(futureVisit.subscribe, futureVisit.question);
  const shown = useLastShown(question);
  return (
    <Confirm
      open={question !== null}
      question="Complete this visit early?"
      detail={`${shown?.detail ?? ''} Its price will count on that day.`}
      action="Complete it"
      variant="main"
      onConfirm={() => question?.answer(true)}
      onClose={() => question?.answer(false)}
    />
  );
}
