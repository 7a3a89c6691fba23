import { type Account, accountSchema, accountUpdateSchema } from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { sessionQuery } from '../api/session-query.ts';
import { FormButtons } from '../editing/form-buttons.tsx';
import { useEditForm } from '../editing/use-edit-form.ts';
import { queryClient } from '../query-client.ts';
import { PasswordField } from '../sign-in/password-field.tsx';
import { TextField } from '../ui/field.tsx';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import { accountQuery, refetchAccount } from './account-queries.ts';

export function DetailsForm({ account }: { account: Account }) {
  const form = useEditForm({
    saved: snapshot(account),
    snapshot,
    labels: { name: 'Name', email: 'Email', currentPassword: 'Current password' },
    schema: accountUpdateSchema,
    body: ({ currentPassword, ...details }, changed) => ({
      ...details,
      ...(changed.includes('email') && { currentPassword }),
    }),
    mutation: {
      mutationFn: ({ body }) => fetchAdmin(accountSchema, adminApi.account, { method: 'PATCH', body }),
      onSuccess: (saved) => {
        queryClient.setQueryData(accountQuery(saved.id).queryKey, saved);
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
        refetchAccount();
        notify({ title: 'Details saved' });
      },
      onError: (error) => notifyFailure('Failed to save your details', error),
    },
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <TextField {...form.field('name')} autoComplete="name" />
      <TextField {...form.field('email')} type="email" autoComplete="email" />
      {form.values.email !== account.email && (
        <PasswordField {...form.field('currentPassword')} hint="Needed to change your email address" />
      )}
      <TextField
        label="Username"
        name="username"
        readOnly
        value={account.username}
        hint="You sign in with it. It can’t be changed."
        className="bg-hover! text-ink-soft"
      />
      <FormButtons form={form} saveLabel="Save details" />
    </form>
  );
}

/** An account has no version: the last change wins. */
const snapshot = ({ name, email }: Account) => ({
  values: { name, email, currentPassword: '' },
  version: 1,
});
