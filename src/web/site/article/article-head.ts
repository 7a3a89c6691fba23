import { withFacts } from '#shared/business-facts.ts';
import { keywords } from '#shared/content/keywords.ts';
import { articlePage as content } from '#shared/content/pages/article.ts';
import { postCard } from '#shared/content/pages/blog.ts';
import { categoryName } from '#shared/content/pages/blog-list.ts';
import { locale } from '#shared/locale.ts';
import { paths } from '#shared/paths.ts';
import type { Profile } from '#shared/profile.ts';
import { clip } from '#shared/text.ts';
import { otherPaths } from '#web/other-language.ts';
import type { Head } from '#web/page.ts';
import { breadcrumbList, type Crumb } from '../breadcrumbs.tsx';
import type { ArticleData } from './article-data.ts';

export const blogCrumb: Crumb = { label: 'Blog', href: paths.blog };

/** The number of characters that search engines show. */
const titleLimit = 65;
const descriptionRange = { min: 70, max: 160 };

export function articleHead({ post, otherSlug }: ArticleData, origin: string, profile: Profile): Head {
  const canonical = paths.article(post.slug);
  const category = categoryName(post.category);
  const description = describe(post.excerpt, profile);
  return {
    title: titleOf(post.title, profile),
    description,
    keywords: `${category}, ${keywords.blog}`,
    canonical,
    other:
      otherSlug === null
        ? { path: otherPaths.blog, isSame: false }
        : { path: otherPaths.article(otherSlug), isSame: true },
    image: post.featuredImage ?? undefined,
    article: { publishedAt: post.publishedAt, updatedAt: post.updatedAt, section: category },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        '@id': `${origin}${canonical}#article`,
        mainEntityOfPage: origin + canonical,
        headline: post.title,
        ...(post.excerpt && { description: post.excerpt }),
        ...(post.featuredImage && { image: new URL(post.featuredImage, origin).href }),
        ...(category && { articleSection: category }),
        datePublished: post.publishedAt,
        dateModified: post.updatedAt,
        timeRequired: `PT${post.readingMinutes}M`,
        author: {
          '@type': 'Organization',
          name: withFacts(postCard.team, profile),
          url: `${origin}${paths.home}`,
        },
        publisher: { '@type': 'Organization', '@id': `${origin}/#business`, name: profile.name },
        inLanguage: locale,
      },
      breadcrumbList(origin, blogCrumb, { label: post.title, href: canonical }),
    ],
  };
}

/** Adds the longest suffix that fits. */
function titleOf(title: string, profile: Profile): string {
  const whole = content.titleSuffixes
    .map((suffix) => title + withFacts(suffix, profile))
    .find((text) => text.length <= titleLimit);
  return whole ?? clip(title, titleLimit);
}

function describe(excerpt: string, profile: Profile): string {
  const { min, max } = descriptionRange;
  const text = excerpt.replace(/\s+/g, ' ').trim();
  return clip(
    text.length >= min ? text : `${text} ${withFacts(content.descriptionFallback, profile)}`.trim(),
    max,
  );
}
