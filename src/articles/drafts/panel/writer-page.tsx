import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { WriterForm } from './writer-form.tsx';
import { writerQuery } from './writer-query.ts';

export function WriterPage() {
  const writer = useQuery(writerQuery);
  // The form begins anew.
  const [removals, setRemovals] = useState(0);
  return (
    <>
      <PageHeader title="Articles" subtitle="Who writes the drafts of your blog" />
      <QueryView query={writer} what="the article settings">
        {(stored) => (
          <WriterForm key={removals} stored={stored} onRemoved={() => setRemovals(removals + 1)} />
        )}
      </QueryView>
    </>
  );
}
