import { blogList } from '#articles/blog/blog-list.ts';
import * as text from '#articles/blog/blog-list-page-texts.ts';
import { blogPage as content } from '#articles/blog/blog-page-texts.ts';
import { keywords } from '#company/catalog/keywords-texts.ts';
import { breadcrumbList } from '#company/frame/site/breadcrumbs.tsx';
import { withFacts } from '#company/profile/business-facts.ts';
import type { Profile } from '#company/profile/profile.ts';
import { pathIn } from '#kit/language/language.ts';
import { inOtherLanguages } from '#kit/pages/other-languages.ts';
import { definePage, type Head } from '#kit/pages/page.ts';
import { paths } from '#kit/paths/paths.ts';
import { clip } from '#kit/wire/text.ts';
import type { BlogData } from './blog-data.ts';
import { Blog } from './blog-view.tsx';

export const blogPage = definePage<BlogData>({
  kind: 'live',
  path: paths.blog,
  entry: 'src/articles/blog/site/blog-entry.tsx',
  view: Blog,
  head,
});

/** Search results and empty categories are not indexed. */
function head(
  { search, category, page, total, elsewhere }: BlogData,
  origin: string,
  profile: Profile,
): Head {
  const pageName = page > 1 ? `${text.pageName(page)}: ` : '';
  const name = text.categoryName(category);
  const title = category ? content.categoryTitle(name) : content.title;
  const description = category ? content.categoryDescription(name) : content.description(profile);
  return {
    title: clip(pageName + withFacts(title, profile), 65),
    description: clip(pageName + withFacts(description, profile), 160),
    keywords: keywords.blog,
    canonical: search || total === 0 ? undefined : blogList({ category, page }),
    // Further pages and categories have other articles there, or none.
    others: inOtherLanguages((language) => ({
      path: pathIn(language, paths.blog),
      isSame: elsewhere.includes(language) && category === '' && page === 1,
    })),
    jsonLd: [breadcrumbList(origin, { label: 'Blog', href: paths.blog })],
  };
}
