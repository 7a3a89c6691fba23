import { useQuery } from '@tanstack/react-query';
import { roleLabels, roles } from '#kit/access/roles.ts';
import { languages } from '#kit/language/language.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { type EditFormFor, useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import {
  type AddedPerson,
  addedPersonSchema,
  newPersonSchema,
  type PersonRecord,
  type PersonUpdate,
  personRecordSchema,
  personUpdateSchema,
} from '#office/team/people.ts';
import { crewsQuery } from '#visits/crews/panel/crews-queries.ts';
import { askBeforeDemotion } from './ask-before-demotion.ts';
import { refetchPeople } from './people-queries.ts';
import { checkPerson, emptyPerson, type PersonValues, personLabels, toPersonInput } from './person-values.ts';

interface NewPersonProps {
  onAdded: (person: AddedPerson) => void;
  onDone: () => void;
}

export function NewPerson({ onAdded, onDone }: NewPersonProps) {
  const form = useEditForm({
    draftKey: 'person',
    saved: { values: emptyPerson, version: 0 },
    labels: personLabels,
    schema: newPersonSchema,
    body: toPersonInput,
    check: checkPerson,
    mutation: {
      mutationFn: ({ body }) => fetchAdmin(addedPersonSchema, adminApi.people, { method: 'POST', body }),
      ...mutationCallbacks({
        failed: 'Person not added.',
        onSuccess: onAdded,
        // After a lost response the list shows the new person, who then gets a new password.
        refetch: refetchPeople,
      }),
    },
  });
  return (
    <EditForm
      noun="person"
      form={form}
      saveLabels={['Add', 'Adding...']}
      draftHint="Your changes are saved in this tab. Add a person again to continue."
      onDone={onDone}
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
      <RoleFields form={form} />
      <p className="text-ink-soft">
        We’ll generate a password. You’ll see it once and share it with them. Once email is set up, they also
        get a link by email, which lets them choose their own within 7 days.
      </p>
    </EditForm>
  );
}

interface EditPersonProps {
  person: PersonRecord;
  isSelf: boolean;
  onDone: () => void;
}

export function EditPerson({ person, isSelf, onDone }: EditPersonProps) {
  const form = useEditForm({
    draftKey: `person:${person.id}`,
    saved: snapshot(person),
    labels: personLabels,
    schema: personUpdateSchema,
    body: (values, changed): PersonUpdate => {
      const input = toPersonInput(values);
      return Object.fromEntries(changed.map((name) => [name, input[name]]));
    },
    check: checkPerson,
    mutation: {
      mutationFn: async ({ body, version }) => {
        await askBeforeDemotion(person, body.role, isSelf);
        return fetchAdmin(personRecordSchema, adminApi.person(person.id), {
          method: 'PATCH',
          body: { ...body, version },
        });
      },
      ...mutationCallbacks({
        done: ({ name }: PersonRecord) => ({ title: 'Person saved', text: name }),
        failed: 'Person not saved.',
        refetch: refetchPeople,
      }),
    },
    recordSchema: personRecordSchema,
    snapshot,
    onDone,
  });
  return (
    <EditForm noun="person" form={form} onDone={onDone}>
      <TextField {...form.field('name')} autoComplete="off" />
      <TextField {...form.field('email')} type="email" autoComplete="off" />
      <RoleFields form={form} />
    </EditForm>
  );
}

const snapshot = ({ name, username, email, role, crewId, language, version }: PersonRecord) => ({
  values: {
    ...{ name, username, email, role, language },
    crewId: crewId === null ? '' : String(crewId),
  } as PersonValues,
  version,
});

function RoleFields({ form }: { form: EditFormFor<PersonValues> }) {
  const { data: crews = [] } = useQuery(crewsQuery);
  const { role, crewId } = form.values;
  return (
    <>
      <SelectField {...form.field('role')} options={roles} texts={roleLabels} hint={roleHints[role]} />
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
      {role !== 'crew' && (
        <SelectField
          {...form.field('language')}
          options={languages}
          texts={languageLabels}
          hint="For alerts on their devices"
        />
      )}
    </>
  );
}

const roleHints = {
  admin: 'Everything, including people, keys, the audit log and erasures',
  office: 'Everything except people, keys, the audit log and erasures',
  crew: 'Only the visits of their crew: yesterday, today and the next seven days',
};
