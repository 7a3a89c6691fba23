import { blogPage } from '#articles/blog/blog-page-texts.ts';
import type { PostSummary } from '#articles/blog/posts.ts';
import { phoneSizes } from '#company/pictures/site/pictures-url.ts';
import { SparkleIcon } from '#kit/ui/icons/status.tsx';
import { CategoryBadge } from './category-badge.tsx';
import { cardClass, ReadMore } from './post-card.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostImage } from './post-image.tsx';

/** Shows the pinned article among the matches, or else the newest. */
export function FeaturedPost({ post }: { post: PostSummary }) {
  return (
    <article className={`flex-col lg:flex-row ${cardClass}`}>
      <PostImage
        image={post.featuredImage}
        sizes={`(min-width: 64rem) 42rem, ${phoneSizes}`}
        priority
        className="aspect-3/2 lg:aspect-auto lg:min-h-96 lg:w-7/12"
      />
      <div className="flex grow flex-col items-start p-6 sm:p-8 lg:w-5/12 lg:p-10">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex items-center gap-1.5 font-semibold text-sun-text">
            <SparkleIcon className="size-5" />
            {blogPage.featuredLabel}
          </p>
          <CategoryBadge category={post.category} />
        </div>
        <h2 className="mt-4 text-2xl lg:text-[2.125rem]">{post.title}</h2>
        <p className="mt-3 line-clamp-3 text-ink-soft lg:text-lg">{post.excerpt}</p>
        <PostFacts post={post} className="mt-5 mb-4" />
        <ReadMore post={post} />
      </div>
    </article>
  );
}
