import { articlePage as content } from '#articles/blog/article-page-texts.ts';
import { PageContents } from '#company/frame/site/page-contents.tsx';
import type { ArticleSection } from './article-data.ts';

/** Only articles at least this long have a table of contents. */
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
