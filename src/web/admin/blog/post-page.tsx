import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { adminPaths } from '#shared/paths.ts';
import { ApiError } from '#web/api-client.ts';
import { errorMessage } from '../error-message.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LoadFailure } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { PostBadges } from './post-badges.tsx';
import { PostForm } from './post-form.tsx';
import { postQuery } from './posts-queries.ts';

export function NewPostPage() {
  usePageTitle('New blog post');
  return (
    <>
      <PageHeader title="New blog post" />
      <PostForm post={undefined} />
    </>
  );
}

export function PostPage() {
  const { id = '' } = useParams();
  return <KnownPost key={id} id={/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0} />;
}

function KnownPost({ id }: { id: number }) {
  usePageTitle('Edit blog post');
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(postQuery(id));
  // A form may not begin on a record that this tab has seen some time ago.
  const post = isFetchedAfterMount ? data : undefined;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeader title="Edit blog post" badge={post && <PostBadges post={post} />} />
      {post ? (
        <PostForm post={post} />
      ) : !error ? (
        <SkeletonCards count={3} className="min-h-36" />
      ) : isGone ? (
        <>
          <p className="text-ink-soft">
            This blog post no longer exists. It was deleted, or the link is wrong.
          </p>
          <ButtonLink to={adminPaths.blog} variant="main" className="justify-self-start">
            Go to the blog posts
          </ButtonLink>
        </>
      ) : (
        <LoadFailure
          title="We couldn’t load the blog post."
          reason={errorMessage(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
