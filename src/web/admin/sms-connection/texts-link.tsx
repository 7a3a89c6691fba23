import { adminPaths } from '#shared/paths.ts';
import { OwnerLink } from '../owner-link.tsx';

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
