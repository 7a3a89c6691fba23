import { useQuery } from '@tanstack/react-query';
import { adminPost } from '#shared/paths.ts';
import { PlusIcon } from '#web/ui/icons/actions.tsx';
import { ListResults } from '../list/list-results.tsx';
import { ListRows } from '../list/list-rows.tsx';
import { pageSize, useListParams } from '../list/use-list-params.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { BlogFilters } from './blog-filters.tsx';
import { GenerateButton } from './generate/generate-button.tsx';
import { GenerationJobs } from './generate/generation-jobs.tsx';
import { PostRow } from './post-row.tsx';
import { postStatuses } from './post-status.ts';
import { postListQuery } from './posts-queries.ts';

const columns = [
  { label: 'Article' },
  { label: 'Category' },
  { label: 'State' },
  { label: 'Actions', align: 'end' },
] as const;

/** See docs/product.md#blog-management. */
export function BlogPage() {
  usePageTitle('Blog Management');
  const address = useListParams();
  const list = useQuery(
    postListQuery({
      search: address.search,
      status: address.chosen('status', postStatuses),
      limit: pageSize,
      offset: (address.page - 1) * pageSize,
    }),
  );

  return (
    <>
      <PageHeader title="Blog Management">
        <GenerateButton />
        <ButtonLink to={adminPost.create} state={{ openedHere: true }} variant="main">
          <PlusIcon className="size-4.5" />
          Create New Post
        </ButtonLink>
      </PageHeader>
      <GenerationJobs />
      <BlogFilters address={address} />
      <ListResults
        noun="blog posts"
        query={list}
        page={address.page}
        onTurn={address.turnTo}
        empty={<Empty title="No blog posts found." />}
      >
        {(posts) => (
          <ListRows columns={columns} widths="@4xl:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
            {posts.map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </ListRows>
        )}
      </ListResults>
    </>
  );
}
