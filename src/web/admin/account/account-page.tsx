import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

export function AccountPage() {
  usePageTitle('Account');
  return <PageHeader title="Account" />;
}
