import { type BlogFilter, blogList, blogPageCount } from '#shared/blog-list.ts';
import { blogPage } from '#shared/content/pages/blog.ts';
import * as text from '#shared/content/pages/blog-list.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#web/ui/icons/arrows.tsx';

/** Each page of the list has its own URL, so Back returns to it. */
export function PageLinks({ filter, page, total }: { filter: BlogFilter; page: number; total: number }) {
  const count = blogPageCount(total);
  if (count === 1) return null;
  return (
    <nav
      aria-label={text.pagesLabel}
      className="mt-10 flex flex-wrap items-center justify-center gap-x-6 gap-y-3"
    >
      {page > 1 && (
        <ButtonLink href={blogList({ ...filter, page: page - 1 })} variant="quiet" rel="prev">
          <ArrowLeftIcon className="size-5" />
          {blogPage.newerLabel}
        </ButtonLink>
      )}
      <p className="text-sm text-ink-soft">{text.pageNumber(page, count)}</p>
      {page < count && (
        <ButtonLink href={blogList({ ...filter, page: page + 1 })} variant="quiet" rel="next">
          {blogPage.olderLabel}
          <ArrowRightIcon className="size-5" />
        </ButtonLink>
      )}
    </nav>
  );
}
