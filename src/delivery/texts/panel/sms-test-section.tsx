import { useState } from 'react';
import {
  type SmsTest,
  type SmsTestInput,
  type StoredSmsConnection,
  smsApi,
  smsTestInputSchema,
  smsTestSchema,
} from '#delivery/texts/sms-connection.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { ConnectionTest, WorksSince } from '#kit/panel/connection-test/connection-test.tsx';
import { validate } from '#kit/panel/editing/field-errors.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Outcome } from '#kit/panel/ui/outcome.tsx';
import { formatPhone } from '#kit/text/phone.ts';
import { smsConnectionQuery } from './sms-connection-query.ts';
import { checkFields, type SmsValues, type TextService, toBody } from './sms-connection-values.ts';
import { smsProblemText } from './sms-problem-text.ts';

interface SmsTestSectionProps {
  stored: StoredSmsConnection;
  service: TextService;
  /** Typed values to test; without them, the connection in use. */
  values?: SmsValues;
  hasChanges?: boolean;
}

export function SmsTestSection({ stored, service, values, hasChanges = false }: SmsTestSectionProps) {
  const [to, setTo] = useState('');
  const typed = hasChanges ? values : undefined;
  const body: SmsTestInput = { to, ...(typed && { connection: toBody(typed) }) };
  return (
    <ConnectionTest
      text="Sends one text with what you entered, even before you save it."
      button="Send a test text"
      to={{
        type: 'tel',
        value: to,
        onChange: (event) => setTo(event.target.value),
        onBlur: () => setTo(formatPhone(to)),
        hint: 'Your mobile phone. Your text service charges for the text.',
      }}
      body={body}
      validate={(sent) => ({ ...validate(smsTestInputSchema, sent), ...(typed && checkFields(typed)) })}
      send={(sent) => fetchAdmin(smsTestSchema, smsApi.test, { method: 'POST', body: sent })}
      refetch={() => queryClient.invalidateQueries({ queryKey: smsConnectionQuery.queryKey })}
      outcome={(test) => <TestOutcome test={test} service={service} isSaved={!hasChanges} />}
      state={
        stored.setBy !== null &&
        !hasChanges && <WorksSince at={stored.worksSince} none="No text has been sent this way yet." />
      }
    />
  );
}

function TestOutcome({ test, service, isSaved }: { test: SmsTest; service: TextService; isSaved: boolean }) {
  const to = formatPhone(test.to);
  if (test.isSent) {
    return (
      <Outcome isGood title={`Sent to ${to}`}>
        {isSaved ? '' : 'Save the settings to use them. '}
        If the text isn’t there within a few minutes, your number may not be registered with the carriers yet.
      </Outcome>
    );
  }
  const { title, next } = smsProblemText(test, to, service);
  return (
    <Outcome isGood={false} title={title}>
      {next}
    </Outcome>
  );
}
