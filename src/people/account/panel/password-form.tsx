import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { endedSchema, minPasswordLength, passwordChangeSchema } from '#people/account/account.ts';
import { PasswordField } from '#people/sign-in/panel/password-field.tsx';
import { passwordForm as texts } from './account-page-texts.ts';
import { sessionsQuery } from './account-queries.ts';

const empty = { values: { currentPassword: '', newPassword: '', repeated: '' }, version: 1 };

export function PasswordForm({ username }: { username: string }) {
  const form = useEditForm({
    saved: empty,
    snapshot: () => empty,
    labels: texts.labels,
    schema: passwordChangeSchema,
    body: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    check: ({ newPassword, repeated }) => (repeated === newPassword ? {} : { repeated: texts.different }),
    mutation: {
      mutationFn: ({ body }) => fetchAdmin(endedSchema, adminApi.password, { method: 'PUT', body }),
      ...mutationCallbacks({
        done: ({ ended }: { ended: number }) => ({ title: texts.changed, text: endedText(ended) }),
        failed: texts.failed,
        refetch: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
      }),
    },
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      {/* Tells password managers the user name. */}
      <input hidden readOnly autoComplete="username" name="username" value={username} />
      <PasswordField {...form.field('currentPassword')} />
      <PasswordField
        {...form.field('newPassword')}
        autoComplete="new-password"
        hint={texts.hint(minPasswordLength)}
      />
      <PasswordField {...form.field('repeated')} autoComplete="new-password" />
      <div>
        <Button type="submit" variant="main" isBusy={form.isSaving}>
          {form.isSaving ? texts.changing : texts.change}
        </Button>
      </div>
    </form>
  );
}

export const endedText = (ended: number): string | undefined =>
  ended === 0 ? undefined : texts.ended(ended);
