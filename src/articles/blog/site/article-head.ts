import { articlePage as content } from '#articles/blog/article-page-texts.ts';
import { categoryName } from '#articles/blog/blog-list-page-texts.ts';
import { postCard } from '#articles/blog/blog-page-texts.ts';
import { keywords } from '#company/catalog/keywords-texts.ts';
import { breadcrumbList, type Crumb } from '#company/frame/site/breadcrumbs.tsx';
import { withFacts } from '#company/profile/business-facts.ts';
import type { Profile } from '#company/profile/profile.ts';
import { pathIn } from '#kit/language/language.ts';
import { locale } from '#kit/language/locale.ts';
import { inOtherLanguages } from '#kit/pages/other-languages.ts';
import type { Head } from '#kit/pages/page.ts';
import { paths } from '#kit/paths/paths.ts';
import { clip } from '#kit/wire/text.ts';
import type { ArticleData } from './article-data.ts';

export const blogCrumb: Crumb = { label: 'Blog', href: paths.blog };

/** The number of characters that search engines show. */
const titleLimit = 65;
const descriptionRange = { min: 70, max: 160 };

export function articleHead({ post, otherSlugs }: ArticleData, origin: string, profile: Profile): Head {
  const canonical = paths.article(post.slug);
  const category = categoryName(post.category);
  const description = describe(post.excerpt, profile);
  return {
    title: getTitle(post.title, profile),
    description,
    keywords: `${category}, ${keywords.blog}`,
    canonical,
    others: inOtherLanguages((language) => {
      const slug = otherSlugs[language];
      return slug
        ? { path: pathIn(language, paths.article(slug)), isSame: true }
        : { path: pathIn(language, paths.blog), isSame: false };
    }),
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
function getTitle(title: string, profile: Profile): string {
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
