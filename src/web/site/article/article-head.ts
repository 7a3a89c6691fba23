import { type BusinessNames, withNames } from '#shared/business-names.ts';
import { keywords } from '#shared/content/keywords.ts';
import { articlePage as content } from '#shared/content/pages/article.ts';
import { postCard } from '#shared/content/pages/blog.ts';
import { paths } from '#shared/paths.ts';
import type { Profile } from '#shared/profile.ts';
import { clip } from '#shared/text.ts';
import type { Head } from '#web/page.ts';
import { breadcrumbList, type Crumb } from '../breadcrumbs.tsx';
import type { ArticleData } from './article-data.ts';

export const blogCrumb: Crumb = { label: 'Blog', href: paths.blog };

/** The number of characters that search engines show. */
const titleLimit = 65;
const descriptionRange = { min: 70, max: 160 };

export function articleHead({ post }: ArticleData, origin: string, profile: Profile): Head {
  const canonical = paths.article(post.slug);
  const description = describe(post.excerpt, profile);
  return {
    title: titleOf(post.title, profile),
    description,
    keywords: `${post.category}, ${keywords.blog}`,
    canonical,
    image: post.featuredImage ?? undefined,
    article: { publishedAt: post.publishedAt, updatedAt: post.updatedAt, section: post.category },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        '@id': `${origin}${canonical}#article`,
        mainEntityOfPage: origin + canonical,
        headline: post.title,
        ...(post.excerpt && { description: post.excerpt }),
        ...(post.featuredImage && { image: new URL(post.featuredImage, origin).href }),
        ...(post.category && { articleSection: post.category }),
        datePublished: post.publishedAt,
        dateModified: post.updatedAt,
        timeRequired: `PT${post.readingMinutes}M`,
        author: {
          '@type': 'Organization',
          name: withNames(postCard.team, profile),
          url: `${origin}${paths.home}`,
        },
        publisher: { '@type': 'Organization', '@id': `${origin}/#business`, name: profile.name },
        inLanguage: 'en-US',
      },
      breadcrumbList(origin, blogCrumb, { label: post.title, href: canonical }),
    ],
  };
}

/** Adds the longest suffix that fits. */
function titleOf(title: string, names: BusinessNames): string {
  const whole = content.titleSuffixes
    .map((suffix) => title + withNames(suffix, names))
    .find((text) => text.length <= titleLimit);
  return whole ?? clip(title, titleLimit);
}

function describe(excerpt: string, names: BusinessNames): string {
  const { min, max } = descriptionRange;
  const text = excerpt.replace(/\s+/g, ' ').trim();
  return clip(
    text.length >= min ? text : `${text} ${withNames(content.descriptionFallback, names)}`.trim(),
    max,
  );
}
