import { useSyncExternalStore } from 'react';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { useLastShown } from '#kit/panel/ui/use-last-shown.ts';
import { refusalQuestion } from './ask-if-refused.ts';

/** Opens over the screen or dialog that sent the change. */
export function RefusalQuestion() {
  const question = useSyncExternalStore(refusalQuestion.subscribe, refusalQuestion.question);
  const shown = useLastShown(question);
  return (
    <Confirm
      open={question !== null}
      question={shown?.question ?? ''}
      detail={shown?.detail ?? ''}
      action={shown?.action ?? ''}
      variant="main"
      onConfirm={() => question?.answer(true)}
      onClose={() => question?.answer(false)}
    />
  );
}
