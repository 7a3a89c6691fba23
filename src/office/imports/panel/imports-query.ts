import * as z from 'zod/mini';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { type Import, importSchema } from '#office/imports/imports.ts';

const isRunning = ({ state: { data } }: { state: { data: Import | undefined } }) =>
  data?.status === 'running';

export const importsQuery = adminQuery(['imports', 'list'], z.array(importSchema), adminApi.imports);

/** Each second while it runs. */
export const importQuery = (id: number) =>
  adminQuery(['imports', id], importSchema, adminApi.import(id), {
    refetchOnMount: 'always',
    refetchInterval: (query) => (isRunning(query) ? 1_000 : false),
  });

export const refetchImports = () => queryClient.invalidateQueries({ queryKey: ['imports'] });

/** Shows what a call answered at once. */
export const storeImport = (answer: Import) =>
  queryClient.setQueryData(importQuery(answer.id).queryKey, answer);

/** `1,200 rows` */
export const rowsText = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;
