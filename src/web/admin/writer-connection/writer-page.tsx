import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsTabs } from '../settings/settings-tabs.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { WriterForm } from './writer-form.tsx';
import { writerQuery } from './writer-query.ts';

export function WriterPage() {
  const writer = useQuery(writerQuery);
  // The form begins anew.
  const [removals, setRemovals] = useState(0);
  return (
    <>
      <PageHeader title="Articles" subtitle="Who writes the drafts of your blog" />
      <SettingsTabs />
      <QueryView query={writer} what="the article settings">
        {(stored) => (
          <WriterForm key={removals} stored={stored} onRemoved={() => setRemovals(removals + 1)} />
        )}
      </QueryView>
    </>
  );
}
