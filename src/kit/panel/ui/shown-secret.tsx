import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Confirm } from './confirm.tsx';
import { CopyButton } from './copy-button.tsx';
import { SheetBody, SheetFooter } from './sheet.tsx';

interface ShownSecretProps {
  /** Names the new thing. */
  title: string;
  /** The last one is the secret. */
  values: readonly (readonly [label: string, value: string])[];
  /** Say what the secret is for, and that it is shown once. */
  children: ReactNode;
  /** Says what helps if it is lost. */
  ifLost: string;
  onDone: () => void;
}

/** Shows a new secret. The server cannot show it again, so leaving without a copy is questioned. */
export function ShownSecret({ title, values, children, ifLost, onDone }: ShownSecretProps) {
  const [label, secret] = values.at(-1)!;
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <SheetBody>
        <p role="status" className="wrap-anywhere">
          {title}
        </p>
        <dl className="grid gap-3" onCopy={() => setCopied(true)}>
          {values.map(([term, value]) => (
            <div key={term}>
              <dt className="font-medium">{term}</dt>
              <dd className="mt-1 rounded-input bg-hover px-3 py-2 font-mono wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div>
          <CopyButton text={secret} label={`Copy ${label.toLowerCase()}`} onCopied={() => setCopied(true)} />
        </div>
        <p className="text-ink-soft">{children}</p>
      </SheetBody>
      <SheetFooter>
        <Button variant="main" onClick={isCopied ? onDone : () => setAsking(true)}>
          Done
        </Button>
      </SheetFooter>
      <Confirm
        open={isAsking}
        question="Close without copying?"
        detail={`The ${label.toLowerCase()} won’t be shown again. ${ifLost}`}
        action="Close"
        onConfirm={onDone}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
