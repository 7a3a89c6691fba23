import { useState } from 'react';
import {
  type MailTest,
  type MailTestInput,
  mailApi,
  mailTestInputSchema,
  mailTestSchema,
  type StoredMailConnection,
} from '#delivery/mailbox/mail-connection.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { ConnectionTest, WorksSince } from '#kit/panel/connection-test/connection-test.tsx';
import { validate } from '#kit/panel/editing/field-errors.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Outcome } from '#kit/panel/ui/outcome.tsx';
import { mailConnectionQuery } from './mail-connection-query.ts';
import { type MailValues, snapshot, toBody } from './mail-connection-values.ts';
import { mailProblemText } from './mail-problem-text.ts';

interface MailTestSectionProps {
  stored: StoredMailConnection;
  /** Typed values to test; without them, the connection in use. */
  values?: MailValues;
  hasChanges?: boolean;
}

export function MailTestSection({ stored, values, hasChanges = false }: MailTestSectionProps) {
  const tried = values ?? snapshot(stored).values;
  const [typedTo, setTo] = useState<string>();
  const to = typedTo ?? tried.senderEmail;
  const body: MailTestInput = { to, ...(values && hasChanges && { connection: toBody(values) }) };
  return (
    <ConnectionTest
      text="Sends one email with what you entered, even before you save it."
      button="Send a test email"
      to={{
        type: 'email',
        value: to,
        onChange: (event) => setTo(event.target.value),
        hint: 'An inbox that you can open',
      }}
      body={body}
      validate={(sent) => validate(mailTestInputSchema, sent)}
      send={(sent) => fetchAdmin(mailTestSchema, mailApi.test, { method: 'POST', body: sent })}
      refetch={() => queryClient.invalidateQueries({ queryKey: mailConnectionQuery.queryKey })}
      outcome={(test) => <TestOutcome test={test} tried={tried} isSaved={!hasChanges} />}
      state={
        stored.setBy !== null &&
        !hasChanges && <WorksSince at={stored.worksSince} none="No email has been sent this way yet." />
      }
    />
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
