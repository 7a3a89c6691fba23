import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { ButtonLink } from '#kit/panel/ui/button.tsx';
import { adminPaths } from '#kit/paths/paths.ts';

export function NotFoundPage() {
  return (
    <>
      <PageHeader title="Page not found" subtitle="This page doesn’t exist." />
      <ButtonLink to={adminPaths.dashboard} variant="main" className="justify-self-start">
        Go to the Dashboard
      </ButtonLink>
    </>
  );
}
