import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ViewedQuery } from '../ui/query-view.tsx';

/**
 * The record that a dialog shows: from the list if it is on the page, else fetched by its id. The last one stays while
 * the dialog fades out, and when a change or a filter takes it off the page.
 */
export function useOpenedRecord<Row extends { id: number }, Key extends QueryKey>(
  id: number | null,
  rows: readonly Row[] | undefined,
  queryFor: (id: number) => UseQueryOptions<Row, Error, Row, Key>,
): ViewedQuery<Row> {
  const [last, setLast] = useState<Row>();
  const listed = rows?.find((row) => row.id === id) ?? (last?.id === id ? last : undefined);
  const isUnknown = id !== null && !listed;
  const fetched = useQuery({ ...queryFor(id ?? 0), enabled: isUnknown });
  const current = listed ?? (fetched.data?.id === id ? fetched.data : undefined);
  if (current && current !== last) setLast(current);
  return {
    data: id === null ? last : current,
    error: isUnknown ? fetched.error : null,
    isFetching: fetched.isFetching,
  };
}
