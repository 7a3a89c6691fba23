import { useState } from 'react';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { serverErrors } from '#kit/panel/editing/field-errors.ts';
import { FormButtons } from '#kit/panel/editing/form-buttons.tsx';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import type { Sent } from '#kit/panel/editing/use-save.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { notifyFailure } from '#kit/panel/ui/toasts.tsx';
import {
  type StoredStripeConnection,
  type StripeKeys,
  storedStripeConnectionSchema,
  stripeConnectionPath,
  stripeKeysSchema,
} from '#money/stripe-connection/stripe-connection.ts';
import { PasswordField } from '#people/sign-in/panel/password-field.tsx';
import { HandmadeWebhook } from './handmade-webhook.tsx';
import { stripeConnectionQuery } from './stripe-connection-query.ts';

const snapshot = ({ version }: StoredStripeConnection) => ({
  values: { secretKey: '', signingSecret: '' },
  version,
});
type Values = ReturnType<typeof snapshot>['values'];

const labels = { secretKey: 'Secret key', signingSecret: 'Signing secret' };

const failed = 'Stripe wasn’t connected';

const toBody = ({ secretKey, signingSecret }: Values): StripeKeys => ({
  ...(secretKey.trim() !== '' && { secretKey }),
  ...(signingSecret.trim() !== '' && { signingSecret }),
});

interface KeyFormProps {
  stored: StoredStripeConnection;
  saveLabel: string;
}

/** Without a draft, which would store the key in the tab. */
export function KeyForm({ stored, saveLabel }: KeyFormProps) {
  const form = useEditForm({
    saved: snapshot(stored),
    labels,
    schema: stripeKeysSchema,
    body: (values: Values) => toBody(values),
    check: ({ secretKey }) => (secretKey.trim() === '' ? { secretKey: 'Paste the secret key' } : {}),
    mutation: {
      mutationFn: ({ body, version }: Sent<StripeKeys>) =>
        fetchAdmin(storedStripeConnectionSchema, stripeConnectionPath, {
          method: 'PUT',
          body: { ...body, version },
        }),
      ...mutationCallbacks({
        done: ({ accountName, isLive }: StoredStripeConnection) => ({
          title: isLive ? 'Card payments are on' : 'Card payments are on, in test mode',
          ...(accountName !== '' && { text: `With the account ${accountName}.` }),
        }),
        failed,
        onSuccess: (saved) => queryClient.setQueryData(stripeConnectionQuery.queryKey, saved),
      }),
      // On a phone a message would cover what stands at the field.
      onError: (error: Error) => {
        if (Object.keys(serverErrors(error)).length === 0) notifyFailure(failed, error);
      },
    },
    recordSchema: storedStripeConnectionSchema,
    snapshot,
  });
  // It stays once it was needed.
  const [asksSecret, setAsksSecret] = useState(!stored.isReachable || stored.hasTypedSecret);
  if (form.errors.signingSecret && !asksSecret) setAsksSecret(true);
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormNotices noun="form" form={form} saveLabel={saveLabel} />
      <PasswordField
        {...form.field('secretKey')}
        autoComplete="new-password"
        maxLength={500}
        hint="Stored encrypted, and never shown again"
      />
      {asksSecret && <HandmadeWebhook field={form.field('signingSecret')} stored={stored} />}
      <FormButtons form={form} saveLabel={saveLabel} />
    </form>
  );
}
