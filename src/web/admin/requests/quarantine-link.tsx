import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AlertIcon } from '#web/ui/icons/status.tsx';
import { pageSize } from '../list/use-list-address.ts';
import { quarantineQuery } from './quarantine-queries.ts';

/** The part of the address that shows suspected spam in place of the requests. */
export const quarantineAddress = { name: 'show', value: 'spam' } as const;

/** A quiet way to what was put aside; nothing where nothing was. */
export function QuarantineLink() {
  const { data } = useQuery(quarantineQuery({ limit: pageSize, offset: 0 }));
  if (!data || data.total === 0) return null;
  return (
    <p>
      <Link
        to={{ search: `${quarantineAddress.name}=${quarantineAddress.value}` }}
        className="inline-flex min-h-7 items-center gap-1.5 rounded-md text-ink-soft hover:text-link hover:underline touch:min-h-11"
      >
        <AlertIcon className="size-4" />
        {`Suspected spam (${data.total.toLocaleString('en-US')})`}
      </Link>
    </p>
  );
}
