import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { ButtonLink, buttonClass } from '#kit/panel/ui/button.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { adminPaths, paths } from '#kit/paths/paths.ts';
import { categoryQuery } from './categories-query.ts';
import { PageForm } from './page-form.tsx';

export function CategoryPagePage() {
  const { id = '' } = useParams();
  return <KnownPage key={id} id={/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0} />;
}

function KnownPage({ id }: { id: number }) {
  const query = useQuery(categoryQuery(id));
  // A form must not start from a cached record.
  const category = query.isFetchedAfterMount ? query.data : undefined;
  /** An undone save begins the form anew. */
  const [round, setRound] = useState(0);
  return (
    <>
      <PageHeader
        title={category ? `Page of ${category.name}` : 'Page of a category'}
        subtitle="Its texts in each language. A section that you leave empty has a neutral text."
      >
        <ButtonLink to={adminPaths.categories} variant="quiet">
          All categories
        </ButtonLink>
        {category?.isActive && (
          <a
            href={paths.service(category.pageSlug)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass()}
          >
            Open the page
          </a>
        )}
      </PageHeader>
      <QueryView
        query={{ ...query, data: category }}
        what="this category"
        wayOut={
          <ButtonLink to={adminPaths.categories} variant="main">
            Go to the categories
          </ButtonLink>
        }
      >
        {(current) => (
          <PageForm key={round} category={current} onUndone={() => setRound((before) => before + 1)} />
        )}
      </QueryView>
    </>
  );
}
