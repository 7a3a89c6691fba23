import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

export function BlogPage() {
  usePageTitle('Blog Management');
  return <PageHeader title="Blog Management" />;
}
