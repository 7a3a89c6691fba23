import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SendPost } from '#articles/newsletter/panel/send-post.tsx';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { ButtonLink } from '#kit/panel/ui/button.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { PostBadges } from './post-badges.tsx';
import { PostForm } from './post-form.tsx';
import { postQuery } from './posts-queries.ts';

export function NewPostPage() {
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
  const query = useQuery(postQuery(id));
  // A form must not start from a cached record.
  const post = query.isFetchedAfterMount ? query.data : undefined;
  return (
    <>
      <PageHeader title="Edit blog post" badge={post && <PostBadges post={post} />}>
        {post && <SendPost post={post} />}
      </PageHeader>
      <QueryView
        query={{ ...query, data: post }}
        what="this blog post"
        wayOut={
          <ButtonLink to={adminPaths.blog} variant="main">
            Go to the blog posts
          </ButtonLink>
        }
      >
        {(current) => <PostForm post={current} />}
      </QueryView>
    </>
  );
}
