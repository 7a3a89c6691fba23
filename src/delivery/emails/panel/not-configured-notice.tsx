import { OwnerLink } from '#company/profile/panel/owner-link.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { InfoIcon } from '#kit/ui/icons/status.tsx';

export const NotConfiguredNotice = () => (
  <div role="status" className="flex gap-3 rounded-card bg-yellow-wash px-4 py-3 text-yellow">
    <InfoIcon className="mt-0.5 size-5" />
    <p>
      <strong className="block font-semibold">Not sent: email is not set up</strong>
      {'Emails are saved here until it is. '}
      <OwnerLink
        call="updateMailConnection"
        to={adminPaths.email}
        otherwise="Ask an owner to set it up in Settings, Email."
        className="underline"
      >
        Set up email
      </OwnerLink>
    </p>
  </div>
);
