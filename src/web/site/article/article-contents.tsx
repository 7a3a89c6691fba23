import { articlePage as content } from '#shared/content/pages/article.ts';
import { PageContents } from '../page-contents.tsx';
import type { ArticleSection } from './article-data.ts';

/** From how many minutes and headings on an article is long enough to be looked over first. */
const longArticle = { minutes: 4, sections: 3 };

export function ArticleContents({
  sections,
  minutes,
}: {
  sections: readonly ArticleSection[];
  minutes: number;
}) {
  if (minutes < longArticle.minutes || sections.length < longArticle.sections) return null;
  return <PageContents label={content.contentsLabel} sections={sections} />;
}
