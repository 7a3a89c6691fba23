import { languages } from '#kit/language/language.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { sessionQuery } from '#kit/panel/api/session-query.ts';
import { FormButtons } from '#kit/panel/editing/form-buttons.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';
import { followLanguage, getScreenLanguage } from '#kit/panel/panel-language.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { notify, notifyFailure } from '#kit/panel/ui/toasts.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { type Account, accountSchema, accountUpdateSchema } from '#people/account/account.ts';
import { PasswordField } from '#people/sign-in/panel/password-field.tsx';
import { detailsForm as texts } from './account-page-texts.ts';
import { accountQuery, refetchAccount } from './account-queries.ts';

export function DetailsForm({ account }: { account: Account }) {
  const form = useEditForm({
    saved: snapshot(account),
    snapshot,
    labels: texts.labels,
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
        notify({ title: texts.saved });
        const user = queryClient.getQueryData(sessionQuery.queryKey);
        if (user) followLanguage(getScreenLanguage({ ...user, language: saved.language }));
      },
      onError: (error) => notifyFailure(texts.failed, error),
    },
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <TextField {...form.field('name')} autoComplete="name" />
      <TextField {...form.field('email')} type="email" autoComplete="email" />
      {form.values.email !== account.email && (
        <PasswordField {...form.field('currentPassword')} hint={texts.passwordHint} />
      )}
      <SelectField
        {...form.field('language')}
        options={languages}
        texts={languageLabels}
        hint={texts.languageHint}
      />
      <TextField
        label={texts.username}
        name="username"
        readOnly
        value={account.username}
        hint={texts.usernameHint}
        className="bg-hover! text-ink-soft"
      />
      <FormButtons form={form} saveLabel={texts.save} />
    </form>
  );
}

/** An account has no version: the last change wins. */
const snapshot = ({ name, email, language }: Account) => ({
  values: { name, email, language, currentPassword: '' },
  version: 1,
});
