import { postCard } from '#articles/blog/blog-page-texts.ts';
import type { PostSummary } from '#articles/blog/posts.ts';
import { phoneSizes } from '#company/pictures/site/pictures-url.ts';
import { paths } from '#kit/paths/paths.ts';
import { ArrowRightIcon } from '#kit/ui/icons/arrows.tsx';
import { CategoryBadge } from './category-badge.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostImage } from './post-image.tsx';

/** The whole card is a link target. */
export function PostCard({ post, level = 'h2' }: { post: PostSummary; level?: 'h2' | 'h3' }) {
  const Heading = level;
  return (
    <article className={`flex-col ${cardClass}`}>
      <PostImage
        image={post.featuredImage}
        sizes={`(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, ${phoneSizes}`}
        className="aspect-8/5"
      />
      <div className="flex grow flex-col items-start p-6">
        <CategoryBadge category={post.category} />
        <Heading className="mt-3 line-clamp-2 text-xl">{post.title}</Heading>
        <p className="mt-2 line-clamp-3 text-ink-soft">{post.excerpt}</p>
        <PostFacts post={post} size="small" className="mt-4 mb-3" />
        <ReadMore post={post} />
      </div>
    </article>
  );
}

/** Its click area is the whole card. */
export function ReadMore({ post }: { post: PostSummary }) {
  return (
    <a
      href={paths.article(post.slug)}
      className="mt-auto flex min-h-11 items-center gap-2 font-semibold text-teal outline-none after:absolute after:inset-0"
    >
      {postCard.readMoreLabel}
      <span className="sr-only">: {post.title}</span>
      <ArrowRightIcon className="size-5 transition-[translate] group-hover:translate-x-1" />
    </a>
  );
}

export const cardClass =
  'group relative flex h-full overflow-hidden rounded-card bg-white shadow-soft ring-1 ring-line/60 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-teal';
