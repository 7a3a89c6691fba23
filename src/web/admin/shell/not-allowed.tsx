import type { CurrentUser } from '#shared/auth.ts';
import { customerScreens } from '#shared/customer-paths.ts';
import { isRole, roleLabels } from '#shared/roles.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** For an address that this user may not see. */
export function NotAllowed({ user: { role } }: { user: CurrentUser }) {
  const name = isRole(role) ? roleLabels[role] : role;
  return (
    <>
      <PageHeader
        title="Your role doesn’t include this screen"
        subtitle={`Your role is ${name}. Ask an owner if you need more.`}
      />
      <ButtonLink to={customerScreens.today} variant="main" className="justify-self-start">
        {role === 'crew' ? 'Go to your visits' : 'Go to Today'}
      </ButtonLink>
    </>
  );
}
