import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LegalRecord } from '#company/legal/legal-pages.ts';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { buttonClass } from '#kit/panel/ui/button.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { SegmentedControl } from '#kit/panel/ui/segmented-control.tsx';
import { LegalForm } from './legal-form.tsx';
import { legalPageQuery, legalPagesQuery } from './legal-query.ts';

export function LegalPagesPage() {
  const [params, setParams] = useSearchParams();
  const pages = useQuery(legalPagesQuery);
  const chosen = pages.data?.find(({ slug }) => slug === params.get('page')) ?? pages.data?.[0];
  return (
    <>
      <PageHeader
        title="Legal pages"
        subtitle="Their texts in each language. A section that you leave alone has a neutral text, which follows your settings."
      >
        {chosen && (
          <a href={`/${chosen.slug}`} target="_blank" rel="noreferrer" className={buttonClass()}>
            Open the page
          </a>
        )}
      </PageHeader>
      <QueryView query={pages} what="the legal pages">
        {(all) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <div className="flex">
              <SegmentedControl
                legend="Page"
                options={all.map(({ slug, usual }) => ({ value: slug, label: usual.en.title }))}
                chosen={chosen!.slug}
                onChoose={(page) => setParams({ page }, { replace: true })}
              />
            </div>
            <KnownPage key={chosen!.id} id={chosen!.id} />
          </div>
        )}
      </QueryView>
    </>
  );
}

function KnownPage({ id }: Pick<LegalRecord, 'id'>) {
  const query = useQuery(legalPageQuery(id));
  // A form must not start from a cached record.
  const record = query.isFetchedAfterMount ? query.data : undefined;
  /** An undone save begins the form anew. */
  const [round, setRound] = useState(0);
  return (
    <QueryView query={{ ...query, data: record }} what="this page">
      {(current) => (
        <LegalForm key={round} record={current} onUndone={() => setRound((before) => before + 1)} />
      )}
    </QueryView>
  );
}
