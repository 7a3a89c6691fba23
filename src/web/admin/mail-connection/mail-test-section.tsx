import { useEffect, useRef, useState } from 'react';
import {
  type MailTest,
  type MailTestInput,
  mailApi,
  mailTestInputSchema,
  mailTestSchema,
  type StoredMailConnection,
} from '#shared/mail-connection.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { validate } from '../editing/field-errors.ts';
import { queryClient } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { Section } from '../ui/section.tsx';
import { When } from '../ui/when.tsx';
import { useAdminMutation } from '../use-admin-mutation.ts';
import { mailConnectionQuery } from './mail-connection-query.ts';
import { type MailValues, snapshot, toBody } from './mail-connection-values.ts';
import { mailProblemText } from './mail-problem-text.ts';

interface MailTestSectionProps {
  stored: StoredMailConnection;
  /** What is typed; without it, what is in use is tested. */
  values?: MailValues;
  hasChanges?: boolean;
}

export function MailTestSection({ stored, values, hasChanges = false }: MailTestSectionProps) {
  const tried = values ?? snapshot(stored).values;
  const [typedTo, setTo] = useState<string>();
  const [faults, setFaults] = useState<string[]>([]);
  const to = typedTo ?? tried.senderEmail;
  const test = useAdminMutation({
    call: (body: MailTestInput) => fetchAdmin(mailTestSchema, mailApi.test, { method: 'POST', body }),
    failed: 'Test not sent.',
    refetch: () => queryClient.invalidateQueries({ queryKey: mailConnectionQuery.queryKey }),
  });
  const outcome = useRef<HTMLDivElement>(null);
  // On a phone it would appear behind the bar that saves.
  useEffect(() => {
    if (test.data) outcome.current?.scrollIntoView({ block: 'center' });
  }, [test.data]);
  const send = () => {
    const body = { to, ...(values && hasChanges && { connection: toBody(values) }) };
    const found = [...new Set(Object.values(validate(mailTestInputSchema, body) ?? {}))] as string[];
    setFaults(found);
    if (found.length === 0) test.mutate(body);
    else test.reset();
  };
  return (
    <Section title="Test" text="Sends one email with what you entered, even before you save it.">
      <div className="grid gap-5">
        <TextField
          label="Send the test to"
          type="email"
          autoComplete="off"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          hint="An inbox that you can open"
        />
        <div>
          <Button isBusy={test.isPending} onClick={send}>
            {test.isPending ? 'Sending the test...' : 'Send a test email'}
          </Button>
          <div ref={outcome} role="status" className="grid gap-2 not-empty:mt-5">
            {faults.map((fault) => (
              <p key={fault} className="text-danger">
                {fault}
              </p>
            ))}
            {test.data && <TestOutcome test={test.data} tried={tried} isSaved={!hasChanges} />}
            {!test.data && faults.length === 0 && <State stored={stored} hasChanges={hasChanges} />}
          </div>
        </div>
      </div>
    </Section>
  );
}

function TestOutcome({ test, tried, isSaved }: { test: MailTest; tried: MailValues; isSaved: boolean }) {
  if (test.isSent) {
    return (
      <Outcome isGood title={`Sent to ${test.to}`}>
        {isSaved
          ? 'If it isn’t there within a few minutes, look in the spam folder.'
          : 'It works. Save the settings to use them.'}
      </Outcome>
    );
  }
  const { title, next } = mailProblemText(test, tried);
  return (
    <Outcome isGood={false} title={title}>
      {next}
    </Outcome>
  );
}

function State({ stored, hasChanges }: { stored: StoredMailConnection; hasChanges: boolean }) {
  if (stored.setBy === null || hasChanges) return null;
  return (
    <p className="text-ink-soft">
      {stored.worksSince === null ? (
        'No email has been sent this way yet.'
      ) : (
        <>
          Works since <When at={stored.worksSince} />
        </>
      )}
    </p>
  );
}
