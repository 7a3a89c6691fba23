import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import {
  endedSchema,
  minPasswordLength,
  type PasswordChange,
  passwordChangeSchema,
} from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { type FieldErrors, focusFirstError, serverErrors, validate } from '../editing/field-errors.ts';
import { queryClient } from '../query-client.ts';
import { PasswordField } from '../sign-in/password-field.tsx';
import { Button } from '../ui/button.tsx';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import { sessionsQuery } from './account-queries.ts';

const nothing = { currentPassword: '', newPassword: '', repeated: '' };

export function PasswordForm({ username }: { username: string }) {
  const [values, setValues] = useState(nothing);
  const [errors, setErrors] = useState<FieldErrors>({});
  const change = useMutation({
    mutationFn: (body: PasswordChange) => fetchAdmin(endedSchema, adminApi.password, { method: 'PUT', body }),
    onSuccess: ({ ended }) => {
      setValues(nothing);
      notify({ title: 'Password changed', text: endedText(ended) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const element = event.currentTarget;
    const found = faultsOf(values);
    setErrors(found ?? {});
    if (found) return focusFirstError(element);
    const { currentPassword, newPassword } = values;
    change.mutate(
      { currentPassword, newPassword },
      {
        onError: (error) => {
          setErrors(serverErrors(error));
          focusFirstError(element);
          notifyFailure('Password not changed', error);
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {/* For a password manager: whose password this is. */}
      <input hidden readOnly autoComplete="username" name="username" value={username} />
      <PasswordField
        label="Current password"
        name="currentPassword"
        value={values.currentPassword}
        error={errors.currentPassword}
        onChange={(currentPassword) => setValues({ ...values, currentPassword })}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters. A few words in a row are easy to remember.`}
        value={values.newPassword}
        error={errors.newPassword}
        onChange={(newPassword) => setValues({ ...values, newPassword })}
      />
      <PasswordField
        label="New password again"
        name="repeated"
        autoComplete="new-password"
        value={values.repeated}
        error={errors.repeated}
        onChange={(repeated) => setValues({ ...values, repeated })}
      />
      <div>
        <Button type="submit" variant="main" isBusy={change.isPending}>
          {change.isPending ? 'Changing...' : 'Change password'}
        </Button>
      </div>
    </form>
  );
}

function faultsOf(values: typeof nothing): FieldErrors | undefined {
  const found = validate(passwordChangeSchema, values);
  if (values.repeated === values.newPassword) return found;
  return { ...found, repeated: 'The passwords don’t match' };
}

export function endedText(ended: number): string | undefined {
  if (ended === 0) return undefined;
  return ended === 1 ? 'One other session was signed out.' : `${ended} other sessions were signed out.`;
}
