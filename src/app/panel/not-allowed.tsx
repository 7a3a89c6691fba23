import { PageHeader } from '#company/profile/panel/page-header.tsx';
import type { CurrentUser } from '#kit/access/auth.ts';
import { isRole, roleLabels } from '#kit/access/roles.ts';
import { ButtonLink } from '#kit/panel/ui/button.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { notAllowed as texts } from './frame-texts.ts';

/** For an address that this user may not see. */
export function NotAllowed({ user: { role } }: { user: CurrentUser }) {
  const name = isRole(role) ? roleLabels[role] : role;
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.text(name)} />
      <ButtonLink to={customerScreens.today} variant="main" className="justify-self-start">
        {role === 'crew' ? texts.toVisits : texts.toToday}
      </ButtonLink>
    </>
  );
}
