import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { adminApi } from '#shared/paths.ts';
import { searchHitSchema } from '#shared/search.ts';
import { callAdmin } from '../../sign-in/call-admin.ts';

/** What the server finds, asked for when the typing pauses. */
export function useRecordSearch(typed: string) {
  const wanted = typed.trim();
  const asked = usePaused(wanted);
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) =>
      callAdmin(z.array(searchHitSchema), `${adminApi.search}?${new URLSearchParams({ q: asked })}`, {
        signal,
      }),
    enabled: asked !== '',
    // Somebody may have changed the records since the same words were last typed.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return {
    hits: wanted === '' ? [] : (data ?? []),
    error: wanted === '' ? null : error,
    isSearching: wanted !== '' && (isFetching || asked !== wanted),
  };
}

/** The text once it has stayed the same for a moment. Nothing typed counts at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : 180);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
