import { adminPaths } from '#shared/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

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
