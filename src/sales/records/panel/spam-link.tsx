import { Link } from 'react-router';
import { totalText } from '#kit/panel/list/total-text.ts';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import type { Total } from '#kit/wire/total-count.ts';

interface SpamLinkProps {
  /** Undefined while it is on its way. */
  found: Total | undefined;
  /** The query string that shows it. */
  search: string;
}

/** A quiet way to what was put aside; nothing where nothing was. */
export function SpamLink({ found, search }: SpamLinkProps) {
  if (!found?.total) return null;
  return (
    <p>
      <Link
        to={{ search }}
        className="inline-flex min-h-7 items-center gap-1.5 rounded-md text-ink-soft hover:text-link hover:underline touch:min-h-11"
      >
        <AlertIcon className="size-4" />
        {`Suspected spam (${totalText(found)})`}
      </Link>
    </p>
  );
}
