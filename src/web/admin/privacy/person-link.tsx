import { Link } from 'react-router';
import { adminPaths } from '#shared/paths.ts';
import { ShieldIcon } from '../ui/icons.tsx';

/** Links a record to everything stored about its person. Nothing without an email or a phone number. */
export function PersonLink({ email, phone }: { email: string; phone: string | null }) {
  const contact = email || phone;
  if (!contact) return null;
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
