import { useQuery } from '@tanstack/react-query';
import { SpamLink } from '../list/spam-link.tsx';
import { pageSize } from '../list/use-list-params.ts';
import { quarantineQuery } from './quarantine-queries.ts';

/** The query parameter that shows suspected spam instead of the requests. */
export const quarantineParams = { name: 'show', value: 'spam' } as const;

export function QuarantineLink() {
  const { data } = useQuery(quarantineQuery({ limit: pageSize, offset: 0 }));
  return <SpamLink found={data} search={`${quarantineParams.name}=${quarantineParams.value}`} />;
}
