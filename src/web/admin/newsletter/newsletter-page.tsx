import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

export function NewsletterPage() {
  usePageTitle('Newsletter');
  return <PageHeader title="Newsletter" />;
}
