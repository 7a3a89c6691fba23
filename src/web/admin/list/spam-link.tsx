import { Link } from 'react-router';
import { AlertIcon } from '#web/ui/icons/status.tsx';

interface SpamLinkProps {
  /** Undefined while it is on its way. */
  count: number | undefined;
  /** The query string that shows it. */
  search: string;
}

/** A quiet way to what was put aside; nothing where nothing was. */
export function SpamLink({ count = 0, search }: SpamLinkProps) {
  if (count === 0) return null;
  return (
    <p>
      <Link
        to={{ search }}
        className="inline-flex min-h-7 items-center gap-1.5 rounded-md text-ink-soft hover:text-link hover:underline touch:min-h-11"
      >
        <AlertIcon className="size-4" />
        {`Suspected spam (${count.toLocaleString('en-US')})`}
      </Link>
    </p>
  );
}
