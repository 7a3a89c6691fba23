import { type Translated, translatedLanguages } from '#kit/language/language.ts';
import { labelIn, nameIn, type TranslatedFields } from '#kit/language/translated-fields.ts';
import { isBlank } from './article-content.ts';
import type { PostTexts } from './posts.ts';

type Versions = TranslatedFields<Omit<PostTexts, 'slug'>>;

/** Whether the article has a version in this language. */
export const hasTexts = (
  versions: TranslatedFields<Omit<PostTexts, 'slug' | 'isPublished'>>,
  language: Translated,
): boolean =>
  versions[nameIn('title', language)].trim() !== '' ||
  versions[nameIn('excerpt', language)].trim() !== '' ||
  !isBlank(versions[nameIn('content', language)]);

/** Missing fields by name. An article may have no version in a language, but a version has a title and content. */
export const versionErrors = (versions: Versions): Partial<Record<keyof Versions, string>> =>
  Object.assign({}, ...translatedLanguages.map((language) => errorsIn(versions, language)));

function errorsIn(versions: Versions, language: Translated) {
  const [title, content] = [nameIn('title', language), nameIn('content', language)];
  if (!versions[nameIn('isPublished', language)] && !hasTexts(versions, language)) return {};
  return {
    ...(versions[title].trim() === '' && { [title]: `${labelIn('Title', language)} is required` }),
    ...(isBlank(versions[content]) && { [content]: `${labelIn('Content', language)} is required` }),
  };
}
