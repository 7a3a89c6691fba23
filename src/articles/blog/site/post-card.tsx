import { postCard } from '#articles/blog/blog-page-texts.ts';
import type { PostSummary } from '#articles/blog/posts.ts';
import { phoneSizes } from '#company/pictures/site/pictures-url.ts';
import { paths } from '#kit/paths/paths.ts';
import { ArrowRightIcon } from '#kit/ui/icons/arrows.tsx';
import { CategoryBadge } from './category-badge.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostImage } from './post-image.tsx';

interface PostCardProps {
  post: PostSummary;
  level?: 'h2' | 'h3' | undefined;
  /** A row on a phone. */
  isCompact?: boolean;
}

/** The whole card is a link target. */
export function PostCard({ post, level = 'h2', isCompact = false }: PostCardProps) {
  const Heading = level;
  return (
    <article
      className={`${isCompact ? 'grid-cols-[35%_minmax(0,1fr)] max-md:grid md:flex-col' : 'flex-col'} ${cardClass}`}
    >
      <PostImage
        image={post.featuredImage}
        sizes={`(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, ${isCompact ? '8rem' : phoneSizes}`}
        className={isCompact ? 'md:aspect-8/5' : 'aspect-8/5'}
      />
      <div className={`flex grow flex-col items-start ${isCompact ? 'p-5' : 'p-6'}`}>
        <CategoryBadge category={post.category} />
        <Heading className={`mt-3 text-xl ${isCompact ? 'line-clamp-3' : 'line-clamp-2'}`}>
          {post.title}
        </Heading>
        <p className={`mt-2 line-clamp-3 text-ink-soft ${isCompact ? 'max-md:hidden' : ''}`}>
          {post.excerpt}
        </p>
        <PostFacts post={post} size="small" className={`mt-4 mb-3 ${isCompact ? 'max-md:hidden' : ''}`} />
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
