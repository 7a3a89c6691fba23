import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '#shared/phone.ts';
import {
  type SmsTest,
  type SmsTestInput,
  type StoredSmsConnection,
  smsApi,
  smsTestInputSchema,
  smsTestSchema,
} from '#shared/sms-connection.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { validate } from '../editing/field-errors.ts';
import { queryClient } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { Section } from '../ui/section.tsx';
import { When } from '../ui/when.tsx';
import { useAdminMutation } from '../use-admin-mutation.ts';
import { smsConnectionQuery } from './sms-connection-query.ts';
import { checkFields, type SmsValues, type TextService, toBody } from './sms-connection-values.ts';
import { smsProblemText } from './sms-problem-text.ts';

interface SmsTestSectionProps {
  stored: StoredSmsConnection;
  service: TextService;
  /** What is typed; without it, what is in use is tested. */
  values?: SmsValues;
  hasChanges?: boolean;
}

export function SmsTestSection({ stored, service, values, hasChanges = false }: SmsTestSectionProps) {
  const [to, setTo] = useState('');
  const [faults, setFaults] = useState<string[]>([]);
  const test = useAdminMutation({
    call: (body: SmsTestInput) => fetchAdmin(smsTestSchema, smsApi.test, { method: 'POST', body }),
    failed: 'Test not sent.',
    refetch: () => queryClient.invalidateQueries({ queryKey: smsConnectionQuery.queryKey }),
  });
  const outcome = useRef<HTMLDivElement>(null);
  // On a phone it would appear behind the bar that saves.
  useEffect(() => {
    if (test.data) outcome.current?.scrollIntoView({ block: 'center' });
  }, [test.data]);
  const send = () => {
    const body = { to, ...(values && hasChanges && { connection: toBody(values) }) };
    const faultsByField = {
      ...validate(smsTestInputSchema, body),
      ...(values && hasChanges && checkFields(values)),
    };
    const found = [...new Set(Object.values(faultsByField))] as string[];
    setFaults(found);
    if (found.length === 0) test.mutate(body);
    else test.reset();
  };
  return (
    <Section title="Test" text="Sends one text with what you entered, even before you save it.">
      <div className="grid gap-5">
        <TextField
          label="Send the test to"
          type="tel"
          autoComplete="off"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          onBlur={() => setTo(formatPhone(to))}
          hint="Your mobile phone. Your text service charges for the text."
        />
        <div>
          <Button isBusy={test.isPending} onClick={send}>
            {test.isPending ? 'Sending the test...' : 'Send a test text'}
          </Button>
          <div ref={outcome} role="status" className="grid gap-2 not-empty:mt-5">
            {faults.map((fault) => (
              <p key={fault} className="text-danger">
                {fault}
              </p>
            ))}
            {test.data && <TestOutcome test={test.data} service={service} isSaved={!hasChanges} />}
            {!test.data && faults.length === 0 && <State stored={stored} hasChanges={hasChanges} />}
          </div>
        </div>
      </div>
    </Section>
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

function State({ stored, hasChanges }: { stored: StoredSmsConnection; hasChanges: boolean }) {
  if (stored.setBy === null || hasChanges) return null;
  return (
    <p className="text-ink-soft">
      {stored.worksSince === null ? (
        'No text has been sent this way yet.'
      ) : (
        <>
          Works since <When at={stored.worksSince} />
        </>
      )}
    </p>
  );
}
