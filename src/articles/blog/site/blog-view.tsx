import * as text from '#articles/blog/blog-list-page-texts.ts';
import { blogPage as content } from '#articles/blog/blog-page-texts.ts';
import { NewsletterSection } from '#articles/newsletter/site/newsletter-section.tsx';
import { Breadcrumbs } from '#company/frame/site/breadcrumbs.tsx';
import { useProfile } from '#company/profile/site/profile.tsx';
import { useTexts } from '#company/profile/site/use-texts.ts';
import { paths } from '#kit/paths/paths.ts';
import { Button, ButtonLink } from '#kit/ui/button.tsx';
import { Container } from '#kit/ui/container.tsx';
import { SpinnerIcon } from '#kit/ui/icons/status.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Toaster } from '#kit/ui/toast.tsx';
import type { BlogData } from './blog-data.ts';
import { CategoryLinks, SearchForm } from './blog-filters.tsx';
import { FeaturedPost } from './featured-post.tsx';
import { NoPosts } from './no-posts.tsx';
import { PageLinks } from './page-links.tsx';
import { PostGrid } from './post-grid.tsx';
import { useBlog } from './use-blog.ts';

export function Blog(data: BlogData) {
  const { eyebrow, text: intro } = useTexts({ eyebrow: content.eyebrow, text: content.text(useProfile()) });
  const { filter, found, state, narrow, retry } = useBlog(data);
  return (
    <Container className="pt-3 pb-16 lg:pt-6 lg:pb-24">
      <Breadcrumbs here="Blog" />
      <div className="mt-4 grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1fr_26rem]">
        <div>
          <p className="mb-2 font-semibold text-sun-text">{eyebrow}</p>
          <h1 className="text-h1">{content.heading}</h1>
          <p className="mt-4 max-w-[35.9em] text-lg text-ink-soft">{intro}</p>
        </div>
        <SearchForm filter={filter} onChange={narrow} />
      </div>
      <div className="mt-6 lg:mt-8">
        <CategoryLinks categories={data.categories} filter={filter} onChange={narrow} />
      </div>
      <div className="mt-4 mb-4 flex min-h-6 flex-wrap items-center justify-between gap-x-6 text-sm text-ink-soft">
        <p role="status" className="min-w-0 wrap-anywhere">
          {state === 'loaded' && matchesText(found)}
        </p>
        {state === 'loading' && (
          <p className="flex items-center gap-2 transition-opacity delay-150 starting:opacity-0">
            <SpinnerIcon className="size-5 animate-spin" />
            {content.loadingLabel}
          </p>
        )}
      </div>
      {state === 'failed' ? (
        <Notice tone="error" role="alert">
          <p className="text-base">{content.failureText}</p>
          <Button variant="quiet" size="small" className="mt-3" onClick={retry}>
            {content.retryLabel}
          </Button>
        </Notice>
      ) : (
        <div
          aria-busy={state === 'loading'}
          className="transition-opacity aria-busy:opacity-60 aria-busy:delay-150"
        >
          <Matches {...found} />
        </div>
      )}
      {data.onlyInEnglish > 0 && (
        <p className="mt-8 text-ink-soft">
          <a
            href={englishBlog}
            hrefLang="en"
            className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
          >
            {text.moreInEnglish(data.onlyInEnglish)}
          </a>
        </p>
      )}
      <div className="mt-16 lg:mt-24">
        <NewsletterSection source="blog" />
      </div>
      <Toaster />
    </Container>
  );
}

function Matches({ posts, total, page, search, category }: BlogData) {
  const [first, ...rest] = posts;
  if (!first) {
    return (
      <NoPosts>
        {(search || category) && (
          <ButtonLink href={paths.blog} className="mt-6">
            {content.allLabel}
          </ButtonLink>
        )}
      </NoPosts>
    );
  }
  const isFirstPage = page === 1;
  return (
    <>
      {isFirstPage && <FeaturedPost post={first} />}
      <PostGrid
        posts={isFirstPage ? rest : posts}
        className={isFirstPage ? 'mt-5 empty:hidden lg:mt-6' : ''}
      />
      <PageLinks filter={{ search, category }} page={page} total={total} />
    </>
  );
}

/** `3 articles matching “coffee” in Pet Care`. */
/** The calculator has no room for what finds it. */
const englishBlog = '/blog';

const matchesText = ({ total, search, category }: BlogData) => text.matches(total, search, category);
