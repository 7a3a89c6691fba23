import { isBlank } from './article-content.ts';

/** The Spanish version of an article, as it is sent and stored. */
interface SpanishVersion {
  titleEs: string;
  excerptEs: string;
  contentEs: string;
  isPublishedEs: boolean;
}

export const hasSpanishTexts = ({ titleEs, excerptEs, contentEs }: Omit<SpanishVersion, 'isPublishedEs'>) =>
  titleEs.trim() !== '' || excerptEs.trim() !== '' || !isBlank(contentEs);

/** Missing fields of the version. An article may have no version, but a version has a title and content. */
export function spanishErrors(version: SpanishVersion): { titleEs?: string; contentEs?: string } {
  if (!version.isPublishedEs && !hasSpanishTexts(version)) return {};
  return {
    ...(version.titleEs.trim() === '' && { titleEs: 'Title in Spanish is required' }),
    ...(isBlank(version.contentEs) && { contentEs: 'Content in Spanish is required' }),
  };
}
