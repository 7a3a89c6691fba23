import {
  type AddedAdministrator,
  addedAdministratorSchema,
  newAdministratorSchema,
} from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { EditForm } from '../editing/edit-form.tsx';
import { useEditForm } from '../editing/use-edit-form.ts';
import { mutationCallbacks } from '../mutation-callbacks.ts';
import { queryClient } from '../query-client.ts';
import { TextField } from '../ui/field.tsx';
import { administratorsQuery } from './account-queries.ts';

interface AddAdministratorProps {
  onAdded: (administrator: AddedAdministrator) => void;
  onCancel: () => void;
}

export function AddAdministrator({ onAdded, onCancel }: AddAdministratorProps) {
  const form = useEditForm({
    draftKey: 'administrator',
    saved: { values: { name: '', username: '', email: '' }, version: 0 },
    labels: { name: 'Name', username: 'Username', email: 'Email' },
    schema: newAdministratorSchema,
    body: (values) => values,
    mutation: {
      mutationFn: ({ body }) =>
        fetchAdmin(addedAdministratorSchema, adminApi.administrators, { method: 'POST', body }),
      ...mutationCallbacks({
        failed: 'Administrator not added.',
        onSuccess: onAdded,
        // After a lost response the list shows the new person: remove and add them again to see a password.
        refetch: () => queryClient.invalidateQueries({ queryKey: administratorsQuery.queryKey }),
      }),
    },
  });
  return (
    <EditForm
      noun="administrator"
      form={form}
      saveLabels={['Add', 'Adding...']}
      draftHint="Your changes are saved in this tab. Add an administrator again to continue."
      onDone={onCancel}
    >
      <TextField {...form.field('name')} autoComplete="off" />
      <TextField
        {...form.field('username')}
        hint="They sign in with it. 3 to 30 letters, digits, dots or underscores."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...form.field('email')} type="email" autoComplete="off" />
      <p className="text-ink-soft">We’ll generate a password. You’ll see it once and share it with them.</p>
    </EditForm>
  );
}
