import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mayCall, sessionQuery } from '#kit/panel/api/session-query.ts';
import { ShieldIcon } from '#kit/panel/ui/icons.tsx';
import { adminPaths } from '#kit/paths/paths.ts';

/** Links a record to everything stored about its person: for whoever may see it, of a person with an email or a phone. */
export function PersonLink({ email, phone }: { email: string; phone: string | null }) {
  const { data: user } = useQuery(sessionQuery);
  const contact = email || phone;
  if (!contact || !user || !mayCall(user, 'findPerson')) return null;
  return (
    <Link
      to={adminPaths.privacy}
      state={{ contact }}
      className="inline-flex items-center gap-1 justify-self-start rounded-md font-medium text-link hover:underline touch:min-h-11"
    >
      <ShieldIcon className="size-4" />
      All data of this person
    </Link>
  );
}
