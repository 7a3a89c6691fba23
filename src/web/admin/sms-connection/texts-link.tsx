import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminPaths } from '#shared/paths.ts';
import { mayCall, sessionQuery } from '../api/session-query.ts';

/** Where texts are not set up: the way there, or whom to ask. */
export function TextsLink() {
  const { data: user } = useQuery(sessionQuery);
  return user && mayCall(user, 'updateSmsConnection') ? (
    <Link to={adminPaths.texts} className="text-link underline">
      Set up texts
    </Link>
  ) : (
    'Ask an owner to set them up in Settings, Texts.'
  );
}
