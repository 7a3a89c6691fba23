import { OwnerLink } from '#company/profile/panel/owner-link.tsx';
import { adminPaths } from '#kit/paths/paths.ts';

/** Where texts are not set up. */
export const TextsLink = () => (
  <OwnerLink
    call="updateSmsConnection"
    to={adminPaths.texts}
    otherwise="Ask an owner to set them up in Settings, Texts."
  >
    Set up texts
  </OwnerLink>
);
