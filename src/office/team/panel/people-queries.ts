import * as z from 'zod/mini';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { sessionQuery } from '#kit/panel/api/session-query.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { peopleSettingsSchema, personRecordSchema } from '#office/team/people.ts';

export const peopleQuery = adminQuery(['people', 'all'], z.array(personRecordSchema), adminApi.people);

export const peopleSettingsQuery = adminQuery(
  ['people', 'settings'],
  peopleSettingsSchema,
  adminApi.peopleSettings,
);

/** Also the session: owners change their own name and role here. */
export const refetchPeople = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['people'] }),
    queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  ]);
