import { articlePage } from '#articles/blog/article-page-texts.ts';
import type { PostSummary } from '#articles/blog/posts.ts';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { Container } from '#kit/ui/container.tsx';
import { PostGrid } from './post-grid.tsx';

const { related } = articlePage;

export function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <Container className="py-14 lg:py-20 print:hidden">
      {posts.length > 0 && (
        <section aria-labelledby="related-heading">
          <h2 id="related-heading" className="text-h2">
            {related.heading}
          </h2>
          <PostGrid posts={posts} level="h3" className="mt-8" />
        </section>
      )}
      <ButtonLink href={paths.blog} variant="quiet" className="mt-8">
        {related.allLabel}
      </ButtonLink>
    </Container>
  );
}
