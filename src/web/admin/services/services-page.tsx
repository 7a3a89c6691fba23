import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

export function ServicesPage() {
  usePageTitle('Services');
  return <PageHeader title="Services" />;
}
