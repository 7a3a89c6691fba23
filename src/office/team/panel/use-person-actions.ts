import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { deleteOrRestore } from '#kit/panel/list/delete-or-restore.ts';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { adminApi } from '#kit/paths/paths.ts';
import {
  type AddedPerson,
  addedPersonSchema,
  type PersonRecord,
  personRecordSchema,
} from '#office/team/people.ts';
import { endedSchema } from '#people/account/account.ts';
import { refetchPeople } from './people-queries.ts';

export function usePersonActions({ id, name }: PersonRecord, onPassword: (person: AddedPerson) => void) {
  const password = useAdminMutation({
    call: () => fetchAdmin(addedPersonSchema, adminApi.personPassword(id), { method: 'POST' }),
    failed: `${name}’s password is unchanged.`,
    onSuccess: onPassword,
    refetch: refetchPeople,
  });
  const signOut = useAdminMutation({
    call: () => fetchAdmin(endedSchema, adminApi.personSessions(id), { method: 'DELETE' }),
    done: ({ ended }) => ({
      title: ended === 0 ? `${name} wasn’t signed in` : `${name} was signed out`,
      text: endedTexts[ended] ?? `${ended} sessions ended.`,
    }),
    failed: `We couldn’t sign ${name} out.`,
    refetch: refetchPeople,
  });
  const secondFactor = useAdminMutation({
    call: () => fetchAdmin(personRecordSchema, adminApi.personSecondFactor(id), { method: 'DELETE' }),
    done: () => ({ title: 'Two-step sign-in turned off', text: name }),
    failed: `${name}’s two-step sign-in is unchanged.`,
    refetch: refetchPeople,
  });
  const remove = useAdminMutation({
    call: () => deleteOrRestore('DELETE', adminApi.person(id)),
    done: () => ({ title: 'Person removed', text: name }),
    failed: `We couldn’t remove ${name}.`,
    refetch: refetchPeople,
  });
  return { password, signOut, secondFactor, remove };
}

const endedTexts: Record<number, string> = { 0: 'No session was open.', 1: 'One session ended.' };
