import { useQuery } from '@tanstack/react-query';
import { roleLabels } from '#kit/access/roles.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import {
  type AddedKey,
  addedKeySchema,
  type KeyRole,
  keyApi,
  keyRoles,
  newKeySchema,
} from '#office/keys/keys.ts';
import { crewsQuery } from '#visits/crews/panel/crews-queries.ts';
import { refetchKeys } from './keys-query.ts';

interface NewKeyProps {
  onAdded: (key: AddedKey) => void;
  onDone: () => void;
}

export function NewKey({ onAdded, onDone }: NewKeyProps) {
  const { data: crews = [] } = useQuery(crewsQuery);
  const form = useEditForm({
    draftKey: 'key',
    saved: { values: { name: '', role: 'office' as KeyRole, crewId: '' }, version: 0 },
    labels: { name: 'Name', role: 'Role', crewId: 'Crew' },
    schema: newKeySchema,
    body: ({ name, role, crewId }) => ({
      name,
      role,
      crewId: role === 'crew' && crewId !== '' ? Number(crewId) : null,
    }),
    check: ({ role, crewId }) =>
      role === 'crew' && crewId === '' ? { crewId: 'Choose a crew' } : ({} as Record<string, string>),
    mutation: {
      mutationFn: ({ body }) => fetchAdmin(addedKeySchema, keyApi.keys, { method: 'POST', body }),
      ...mutationCallbacks({ failed: 'Key not added.', onSuccess: onAdded, refetch: refetchKeys }),
    },
  });
  const { role, crewId } = form.values;
  return (
    <EditForm
      noun="key"
      form={form}
      saveLabels={['Add', 'Adding...']}
      draftHint="Your changes are saved in this tab. Add a key again to continue."
      onDone={onDone}
    >
      <TextField
        {...form.field('name')}
        placeholder="Bookkeeping"
        hint="The app that uses it. Histories show this name."
        autoComplete="off"
      />
      <SelectField {...form.field('role')} options={keyRoles} texts={roleLabels} hint={roleHints[role]} />
      {role === 'crew' && (
        <SelectField
          {...form.field('crewId')}
          options={[...(crewId === '' ? [''] : []), ...crews.map(({ id }) => String(id))]}
          texts={{
            '': 'Choose a crew',
            ...Object.fromEntries(crews.map(({ id, name }) => [String(id), name])),
          }}
        />
      )}
    </EditForm>
  );
}

const roleHints: Record<KeyRole, string> = {
  office: 'Everything except people, keys, the audit log and erasures',
  crew: 'Only the visits of one crew: yesterday, today and the next seven days',
};
