import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ViewedQuery } from '#kit/panel/ui/query-view.tsx';

/**
 * The record that a dialog shows: from the list if it is on the page, else fetched by its id. The last one stays while
 * the dialog fades out, and when a change or a filter takes it off the page, until it is fetched as it is now.
 */
export function useOpenedRecord<Row extends { id: number; version?: number }, Key extends QueryKey>(
  id: number | null,
  rows: readonly Row[] | undefined,
  queryFor: (id: number) => UseQueryOptions<Row, Error, Row, Key>,
): ViewedQuery<Row> {
  const [last, setLast] = useState<Row>();
  const listed = rows?.find((row) => row.id === id);
  const fetched = useQuery({ ...queryFor(id ?? 0), enabled: id !== null && !listed });
  const former = last?.id === id ? last : undefined;
  const present = fetched.data?.id === id ? fetched.data : undefined;
  const current = listed ?? newer(former, present);
  const isUnknown = id !== null && !current;
  if (current && current !== last) setLast(current);
  return {
    data: id === null ? last : current,
    error: isUnknown ? fetched.error : null,
    isFetching: fetched.isFetching,
  };
}

function newer<Row extends { version?: number }>(one: Row | undefined, other: Row | undefined) {
  if (!one || !other) return one ?? other;
  return (other.version ?? 0) >= (one.version ?? 0) ? other : one;
}
