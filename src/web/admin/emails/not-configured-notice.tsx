import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminPaths } from '#shared/paths.ts';
import { InfoIcon } from '#web/ui/icons/status.tsx';
import { mayCall, sessionQuery } from '../api/session-query.ts';

export function NotConfiguredNotice() {
  const { data: user } = useQuery(sessionQuery);
  return (
    <div role="status" className="flex gap-3 rounded-card bg-yellow-wash px-4 py-3 text-yellow">
      <InfoIcon className="mt-0.5 size-5" />
      <p>
        <strong className="block font-semibold">Not sent: email is not set up</strong>
        {'Emails are saved here until it is. '}
        {user && mayCall(user, 'updateMailConnection') ? (
          <Link to={adminPaths.email} className="underline">
            Set up email
          </Link>
        ) : (
          'Ask an owner to set it up in Settings, Email.'
        )}
      </p>
    </div>
  );
}
