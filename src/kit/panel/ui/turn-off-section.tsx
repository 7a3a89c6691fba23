import { useState } from 'react';
import { Button } from './button.tsx';
import { Confirm } from './confirm.tsx';
import { Section } from './section.tsx';

interface TurnOffSectionProps {
  /** Says what is removed. */
  text: string;
  /** Such as `Turn off texts`; the question too. */
  label: string;
  /** Says what changes for customers. */
  detail: string;
  isBusy: boolean;
  onConfirm: () => void;
}

/** Ends a connection to another service, after a question. */
export function TurnOffSection({ text, label, detail, isBusy, onConfirm }: TurnOffSectionProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title="Turn off" text={text}>
      <Button isBusy={isBusy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Confirm
        open={isAsking}
        question={`${label}?`}
        detail={detail}
        action="Turn off"
        onConfirm={onConfirm}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
