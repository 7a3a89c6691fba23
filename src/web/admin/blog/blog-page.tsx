import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { GenerateButton } from './generate/generate-button.tsx';
import { GenerationJobs } from './generate/generation-jobs.tsx';

export function BlogPage() {
  usePageTitle('Blog Management');
  return (
    <>
      <PageHeader title="Blog Management">
        <GenerateButton />
      </PageHeader>
      <GenerationJobs />
    </>
  );
}
