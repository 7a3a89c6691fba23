import { useQuery } from '@tanstack/react-query';
import { pageSize } from '#kit/panel/list/use-list-params.ts';
import { SpamLink } from '#sales/records/panel/spam-link.tsx';
import { quarantineQuery } from './quarantine-queries.ts';

/** The query parameter that shows suspected spam instead of the requests. */
export const quarantineParams = { name: 'show', value: 'spam' } as const;

export function QuarantineLink() {
  const { data } = useQuery(quarantineQuery({ limit: pageSize, offset: 0 }));
  return <SpamLink found={data} search={`${quarantineParams.name}=${quarantineParams.value}`} />;
}
