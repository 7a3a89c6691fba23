import { type BlogFilter, blogList, blogPageCount } from '#articles/blog/blog-list.ts';
import * as text from '#articles/blog/blog-list-page-texts.ts';
import { blogPage } from '#articles/blog/blog-page-texts.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#kit/ui/icons/arrows.tsx';

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
