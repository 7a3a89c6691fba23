import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import { Section } from '#kit/panel/ui/section.tsx';
import { When } from '#kit/panel/ui/when.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';

interface ConnectionTestProps<Body, Test> {
  /** Explains the test. */
  text: string;
  button: string;
  /** Where the test goes, if somebody says so. */
  to?: Omit<ComponentProps<typeof TextField>, 'label' | 'autoComplete'>;
  body: Body;
  /** Errors in the body, by field. */
  validate: (body: Body) => object | undefined;
  send: (body: Body) => Promise<Test>;
  refetch: () => Promise<unknown>;
  outcome: (test: Test) => ReactNode;
  /** Before a test: what is known of the connection. */
  state: ReactNode;
}

/** Tries a connection out with what is typed, or with what is in use. */
export function ConnectionTest<Body, Test>(props: ConnectionTestProps<Body, Test>) {
  const { text, button, to, body, validate, send, refetch, outcome, state } = props;
  const [faults, setFaults] = useState<string[]>([]);
  const test = useAdminMutation({ call: send, failed: 'Test not sent.', refetch });
  const place = useRef<HTMLDivElement>(null);
  // On a phone it would appear behind the bar that saves.
  useEffect(() => {
    if (test.data) place.current?.scrollIntoView({ block: 'center' });
  }, [test.data]);
  const start = () => {
    const found = [...new Set(Object.values(validate(body) ?? {}))] as string[];
    setFaults(found);
    if (found.length === 0) test.mutate(body);
    else test.reset();
  };
  return (
    <Section title="Test" text={text}>
      <div className="grid gap-5">
        {to && <TextField label="Send the test to" autoComplete="off" {...to} />}
        <div>
          <Button isBusy={test.isPending} onClick={start}>
            {test.isPending ? 'Sending the test...' : button}
          </Button>
          <div ref={place} role="status" className="grid gap-2 not-empty:mt-5">
            {faults.map((fault) => (
              <p key={fault} className="text-danger">
                {fault}
              </p>
            ))}
            {test.data && outcome(test.data)}
            {!test.data && faults.length === 0 && state}
          </div>
        </div>
      </div>
    </Section>
  );
}

/** Since when the connection in use has worked. */
export function WorksSince({ at, none }: { at: string | null; none: string }) {
  return (
    <p className="text-ink-soft">
      {at === null ? (
        none
      ) : (
        <>
          Works since <When at={at} />
        </>
      )}
    </p>
  );
}
