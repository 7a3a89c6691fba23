import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

export function AnalyticsPage() {
  usePageTitle('Analytics');
  return <PageHeader title="Analytics" />;
}
