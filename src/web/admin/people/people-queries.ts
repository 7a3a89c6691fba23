import * as z from 'zod/mini';
import { adminApi } from '#shared/paths.ts';
import { peopleSettingsSchema, personRecordSchema } from '#shared/people.ts';
import { adminQuery } from '../admin-query.ts';
import { sessionQuery } from '../api/session-query.ts';
import { queryClient } from '../query-client.ts';

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
