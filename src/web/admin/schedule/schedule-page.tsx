import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

export function SchedulePage() {
  usePageTitle('Schedule');
  return <PageHeader title="Schedule" />;
}
