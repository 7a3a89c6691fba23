import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { useDebounced } from '#kit/panel/ui/use-debounced.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { searchHitSchema } from '#kit/wire/search.ts';

/** Searches on the server when the typing pauses. */
export function useRecordSearch(typed: string) {
  const wanted = typed.trim();
  // Clearing the field takes effect at once.
  const asked = useDebounced(wanted, wanted === '' ? 0 : 180);
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) =>
      fetchAdmin(z.array(searchHitSchema), `${adminApi.search}?${new URLSearchParams({ q: asked })}`, {
        signal,
      }),
    enabled: asked !== '',
    // The records may have changed since the last search for the same words.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return {
    hits: wanted === '' ? [] : (data ?? []),
    error: wanted === '' ? null : error,
    isSearching: wanted !== '' && (isFetching || asked !== wanted),
  };
}
