import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { SheetBody, SheetFooter } from './sheet.tsx';

interface ShownSecretProps {
  /** What was created. */
  title: string;
  /** The last one is the secret. */
  values: readonly (readonly [label: string, value: string])[];
  /** What the secret is for, and that it is shown once. */
  children: ReactNode;
  onDone: () => void;
}

/** Shows a new secret. The server cannot show it again. */
export function ShownSecret({ title, values, children, onDone }: ShownSecretProps) {
  const [label, secret] = values.at(-1)!;
  return (
    <>
      <SheetBody>
        <p role="status" className="wrap-anywhere">
          {title}
        </p>
        <dl className="grid gap-3">
          {values.map(([term, value]) => (
            <div key={term}>
              <dt className="font-medium">{term}</dt>
              <dd className="mt-1 rounded-input bg-hover px-3 py-2 font-mono wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div>
          <CopyButton text={secret} label={`Copy ${label.toLowerCase()}`} />
        </div>
        <p className="text-ink-soft">{children}</p>
      </SheetBody>
      <SheetFooter>
        <Button variant="main" onClick={onDone}>
          Done
        </Button>
      </SheetFooter>
    </>
  );
}
