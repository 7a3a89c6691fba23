import { SaveBar } from '#company/settings/panel/save-bar.tsx';
import {
  type SmsConnectionInput,
  type StoredSmsConnection,
  smsApi,
  smsConnectionInputSchema,
  storedSmsConnectionSchema,
} from '#delivery/texts/sms-connection.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { cachedBy } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import type { Sent } from '#kit/panel/editing/use-save.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { AccountFields } from './account-fields.tsx';
import { CarrierRules } from './carrier-rules.tsx';
import { IncomingSection } from './incoming-section.tsx';
import { RemoveGateway } from './remove-gateway.tsx';
import { smsConnectionQuery } from './sms-connection-query.ts';
import { checkFields, labels, type SmsValues, snapshot, toBody } from './sms-connection-values.ts';
import { SmsTestSection } from './sms-test-section.tsx';
import { TextsToday } from './texts-today.tsx';

const cache = (saved: StoredSmsConnection) => queryClient.setQueryData(smsConnectionQuery.queryKey, saved);

interface SmsConnectionFormProps {
  stored: StoredSmsConnection;
  onRemoved: () => void;
}

export function SmsConnectionForm({ stored, onRemoved }: SmsConnectionFormProps) {
  // Without a draft, which would store the token in the tab.
  const form = useEditForm({
    saved: snapshot(stored),
    labels,
    schema: smsConnectionInputSchema,
    body: (values: SmsValues) => toBody(values),
    check: checkFields,
    mutation: {
      mutationFn: ({ body, version }: Sent<SmsConnectionInput>) =>
        fetchAdmin(storedSmsConnectionSchema, smsApi.connection, {
          method: 'PUT',
          body: { ...body, version },
        }),
      ...mutationCallbacks({
        done: { title: 'Text settings saved' },
        failed: 'Failed to save the text settings',
        ...cachedBy(cache, storedSmsConnectionSchema),
      }),
    },
    recordSchema: storedSmsConnectionSchema,
    snapshot,
  });
  const provider = form.values.service === 'twilio' ? 'Twilio' : 'your text service';
  return (
    <form {...form.formProps} className="-mb-14 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mb-16">
      <FormNotices noun="form" form={form} saveLabel="Save settings" />
      <Sections>
        <Section
          title="Account"
          text="Texts go through your account at a text service, which charges for each."
        >
          <AccountFields form={form} stored={stored} />
        </Section>
        <Section title="Sender" text="The number that customers see and reply to.">
          <div className="grid gap-5">
            <TextField
              {...form.field('sender')}
              autoComplete="off"
              maxLength={30}
              hint={'A number in your account that can send texts, such as (818)\u00a0555-0100'}
            />
            <p className="rounded-input bg-accent-wash px-3 py-2">
              {`US carriers deliver texts only from registered numbers. Register your business at ${provider} (A2P 10DLC), or verify a toll-free number there. That takes a few days. Until then ${provider} accepts your texts, but they never arrive.`}
            </p>
          </div>
        </Section>
        <IncomingSection stored={stored} service={form.values.service} />
        <SmsTestSection
          stored={stored}
          service={form.values.service}
          values={form.values}
          hasChanges={form.changed.length > 0}
        />
        <CarrierRules stored={stored} />
        {stored.setBy !== null && <TextsToday />}
        {stored.setBy === 'panel' && <RemoveGateway onRemoved={onRemoved} />}
      </Sections>
      <SaveBar form={form} />
    </form>
  );
}
