import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The record that a dialog shows: from the list where it is on the page, else asked for by its id.
 * The last one stays while the dialog fades out, and when a change or a filter takes it off the page.
 */
export function useOpenedRecord<Row extends { id: number }, Key extends QueryKey>(
  id: number | null,
  rows: readonly Row[] | undefined,
  queryFor: (id: number) => UseQueryOptions<Row, Error, Row, Key>,
) {
  const [last, setLast] = useState<Row>();
  const listed = rows?.find((row) => row.id === id);
  const kept = last?.id === id ? last : undefined;
  const isUnknown = id !== null && !listed && !kept;
  const asked = useQuery({ ...queryFor(id ?? 0), enabled: isUnknown });
  const current = listed ?? kept ?? (asked.data?.id === id ? asked.data : undefined);
  if (current && current !== last) setLast(current);
  return {
    record: id === null ? last : current,
    error: isUnknown ? asked.error : null,
    isRetrying: asked.isFetching,
    retry: () => void asked.refetch(),
  };
}
