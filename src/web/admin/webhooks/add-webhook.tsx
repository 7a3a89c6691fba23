import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { adminApi } from '#shared/paths.ts';
import { type AddedWebhook, addedWebhookSchema, newWebhookSchema } from '#shared/webhooks.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { type FieldErrors, focusFirstError, serverErrors, validate } from '../editing/field-errors.ts';
import { useContentKey } from '../editing/use-content-key.ts';
import { queryClient } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { SheetBody, SheetFooter } from '../ui/sheet.tsx';
import { notifyFailure } from '../ui/toasts.tsx';
import { webhooksQuery } from './webhooks-queries.ts';

interface AddWebhookProps {
  onAdded: (webhook: AddedWebhook) => void;
  onCancel: () => void;
}

export function AddWebhook({ onAdded, onCancel }: AddWebhookProps) {
  const [url, setUrl] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const keyFor = useContentKey();
  const add = useMutation({
    mutationFn: () =>
      fetchAdmin(addedWebhookSchema, adminApi.webhooks, {
        method: 'POST',
        body: { url },
        idempotencyKey: keyFor(url),
      }),
    onSuccess: (webhook) => {
      onAdded(webhook);
      void queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    const element = event.currentTarget;
    const found = validate(newWebhookSchema, { url });
    setErrors(found ?? {});
    if (found) return focusFirstError(element);
    add.mutate(undefined, {
      onError: (error) => {
        setErrors(serverErrors(error));
        focusFirstError(element);
        notifyFailure('Webhook not added.', error);
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="contents">
      <SheetBody>
        <TextField
          label="Address"
          name="url"
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          hint="The URL that receives events. It gets names, phone numbers and messages."
          value={url}
          error={errors.url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </SheetBody>
      <SheetFooter>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="main" isBusy={add.isPending}>
          {add.isPending ? 'Adding...' : 'Add'}
        </Button>
      </SheetFooter>
    </form>
  );
}
