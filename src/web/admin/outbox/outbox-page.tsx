import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

export function OutboxPage() {
  usePageTitle('Outbox');
  return <PageHeader title="Outbox" />;
}
