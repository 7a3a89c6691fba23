import { blogList } from '#shared/blog-list.ts';
import { withFacts } from '#shared/business-facts.ts';
import { keywords } from '#shared/content/keywords.ts';
import { blogPage as content } from '#shared/content/pages/blog.ts';
import * as text from '#shared/content/pages/blog-list.ts';
import { paths } from '#shared/paths.ts';
import type { Profile } from '#shared/profile.ts';
import { clip } from '#shared/text.ts';
import { otherPaths } from '#web/other-language.ts';
import { definePage, type Head } from '#web/page.ts';
import { breadcrumbList } from '../breadcrumbs.tsx';
import type { BlogData } from './blog-data.ts';
import { Blog } from './blog-view.tsx';

export const blogPage = definePage<BlogData>({
  kind: 'live',
  path: paths.blog,
  entry: 'src/web/site/blog/blog-entry.tsx',
  view: Blog,
  head,
});

/** Search results and empty categories are not indexed. */
function head(
  { search, category, page, total, isElsewhere }: BlogData,
  origin: string,
  profile: Profile,
): Head {
  const pageName = page > 1 ? `${text.pageName(page)}: ` : '';
  const name = text.categoryName(category);
  const title = category ? content.categoryTitle(name) : content.title;
  const description = category ? content.categoryDescription(name) : content.description;
  return {
    title: clip(pageName + withFacts(title, profile), 65),
    description: clip(pageName + withFacts(description, profile), 160),
    keywords: keywords.blog,
    canonical: search || total === 0 ? undefined : blogList({ category, page }),
    // Further pages and categories have other articles there, or none.
    other: { path: otherPaths.blog, isSame: isElsewhere && category === '' && page === 1 },
    jsonLd: [breadcrumbList(origin, { label: 'Blog', href: paths.blog })],
  };
}
