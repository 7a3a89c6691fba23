import { useQuery } from '@tanstack/react-query';
import { SpamLink } from '../list/spam-link.tsx';
import { pageSize } from '../list/use-list-address.ts';
import { quarantineQuery } from './quarantine-queries.ts';

/** The part of the address that shows suspected spam in place of the requests. */
export const quarantineAddress = { name: 'show', value: 'spam' } as const;

export function QuarantineLink() {
  const { data } = useQuery(quarantineQuery({ limit: pageSize, offset: 0 }));
  return <SpamLink found={data} search={`${quarantineAddress.name}=${quarantineAddress.value}`} />;
}
