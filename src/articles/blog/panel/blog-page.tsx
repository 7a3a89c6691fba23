import { useQuery } from '@tanstack/react-query';
import { GenerateButton } from '#articles/drafts/panel/generate-button.tsx';
import { GenerationJobs } from '#articles/drafts/panel/generation-jobs.tsx';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { ListFilters } from '#kit/panel/list/list-filters.tsx';
import { RecordList } from '#kit/panel/list/record-list.tsx';
import { useListParams } from '#kit/panel/list/use-list-params.ts';
import { ButtonLink, shortLabel } from '#kit/panel/ui/button.tsx';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { adminPost } from '#kit/paths/paths.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { PostRow } from './post-row.tsx';
import { postStatuses, postStatusLabels } from './post-status.ts';
import { postListQuery } from './posts-queries.ts';

const filters = { status: { label: 'Status', options: postStatuses, labels: postStatusLabels } };

const columns = [
  { label: 'Article' },
  { label: 'Category' },
  { label: 'State' },
  { label: 'Actions', align: 'end' },
] as const;

export function BlogPage() {
  const params = useListParams(filters);
  const list = useQuery(postListQuery({ ...params.filter, ...params.window }));
  return (
    <>
      <PageHeader title="Blog Management">
        <GenerateButton />
        <ButtonLink to={adminPost.create} state={{ openedHere: true }} variant="main">
          <PlusIcon className="size-4.5" />
          <span className={shortLabel}>Create New Post</span>
        </ButtonLink>
      </PageHeader>
      <GenerationJobs />
      <ListFilters params={params} search="Search blog posts..." />
      <RecordList
        noun="blog posts"
        query={list}
        params={params}
        columns={columns}
        widths="@4xl:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
        empty={<Empty title="No blog posts found." />}
      >
        {(post) => <PostRow key={post.id} post={post} />}
      </RecordList>
    </>
  );
}
