import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { type Account, type AccountUpdate, accountSchema, accountUpdateSchema } from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { sessionQuery } from '../api/session-query.ts';
import { type FieldErrors, focusFirstError, serverErrors, validate } from '../editing/field-errors.ts';
import { useRecordForm } from '../editing/use-record-form.ts';
import { queryClient } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import { accountQuery, administratorsQuery } from './account-queries.ts';

export function DetailsForm({ account }: { account: Account }) {
  // An account has no version: the last change wins.
  const saved = { values: { name: account.name, email: account.email }, version: 0 };
  const form = useRecordForm(`account:${account.id}`, saved);
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useMutation({
    mutationFn: (body: AccountUpdate) =>
      fetchAdmin(accountSchema, adminApi.account, { method: 'PATCH', body }),
    onSuccess: (saved, sent) => {
      form.rebase({ values: sent, version: 0 });
      queryClient.setQueryData(accountQuery(saved.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: administratorsQuery.queryKey });
      notify({ title: 'Details saved' });
    },
    // Not where it is called: after another sign-in this form has gone.
    onError: (error) => notifyFailure('Failed to save your details', error),
  });
  const { values } = form;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const element = event.currentTarget;
    const found = validate(accountUpdateSchema, values);
    setErrors(found ?? {});
    if (found) return focusFirstError(element);
    save.mutate(values, {
      onError: (error) => {
        setErrors(serverErrors(error));
        focusFirstError(element);
      },
    });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        value={values.name}
        error={errors.name}
        onChange={(event) => form.edit('name', event.target.value)}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        value={values.email}
        error={errors.email}
        onChange={(event) => form.edit('email', event.target.value)}
      />
      <TextField
        label="Username"
        name="username"
        readOnly
        value={account.username}
        hint="You sign in with it. It can’t be changed."
        className="bg-hover! text-ink-soft"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="main" isBusy={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save details'}
        </Button>
        {form.changed.length > 0 && (
          <Button variant="quiet" onClick={form.discard}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  );
}
