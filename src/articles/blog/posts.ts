import * as z from 'zod/mini';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { languages, type Translated, translatedLanguages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { translatedFields } from '#kit/language/translated-fields.ts';
import { imageUrlSchema } from '#kit/wire/image-url.ts';
import { freeText, optionalText, requiredText, trimmedText } from '#kit/wire/text.ts';
import { isBlank } from './article-content.ts';

export const postCategories = [
  'Cleaning Tips',
  'Carpet Care',
  'Furniture Care',
  'Mattress Care',
  'Health & Wellness',
  'Eco-Friendly',
  'Seasonal Tips',
  'Pet Care',
] as const;
export type PostCategory = (typeof postCategories)[number];

const cleanedByCategory: Partial<Record<PostCategory, readonly ServiceCategory[]>> = {
  'Carpet Care': ['carpet'],
  'Furniture Care': ['couch', 'chair'],
  'Mattress Care': ['mattress'],
};

/** Without those about what the company does not clean. */
export function getPostCategories(cleaned: readonly ServiceCategory[]): PostCategory[] {
  return postCategories.filter((category) => {
    const about = cleanedByCategory[category];
    return about === undefined || about.some((one) => cleaned.includes(one));
  });
}

const listedPostSchema = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  category: z.string(),
  featuredImage: z.nullable(z.string()),
  isPinned: z.boolean(),
  isPublished: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** A published post without its content. */
export const postSummarySchema = z.extend(listedPostSchema, {
  readingMinutes: z.int(),
  publishedAt: z.string(),
});
export type PostSummary = z.infer<typeof postSummarySchema>;

/** `content` is HTML, or plain text with blank lines between paragraphs. */
export const postSchema = z.extend(postSummarySchema, { content: z.string() });
export type Post = z.infer<typeof postSchema>;

export const postFilterSchema = z.object({
  search: optionalText(200),
  category: optionalText(100),
  summary: z.optional(z.string()),
  /** `pinned` lists pinned articles first; both groups newest first. */
  order: z._default(z.enum(['newest', 'pinned']), 'newest'),
  /** Another language than English lists the articles that have a version in it, in that language. */
  language: z._default(z.enum(languages), 'en'),
});
export type PostFilter = z.infer<typeof postFilterSchema>;

/** The field with the state of a version of an article: `spanish`. */
export const versionField = (language: Translated) => lowerCase(languageEntries[language].englishName);

const lowerCase = <Text extends string>(text: Text) => text.toLowerCase() as Lowercase<Text>;

/** The state of each translation; null without one. */
const versionStates = Object.fromEntries(
  translatedLanguages.map((language) => [versionField(language), z.nullable(z.enum(['draft', 'published']))]),
) as Record<
  ReturnType<typeof versionField>,
  z.ZodMiniNullable<z.ZodMiniEnum<{ draft: 'draft'; published: 'published' }>>
>;

/** A post without its content, for the panel: drafts too. */
export const adminPostSummarySchema = z.extend(listedPostSchema, {
  isAiWritten: z.boolean(),
  version: z.int(),
  /** The time of the first publication; null for a post that was never published. */
  publishedAt: z.nullable(z.string()),
  ...versionStates,
});
export type AdminPostSummary = z.infer<typeof adminPostSummarySchema>;

/** `content` is HTML, or plain text as typed. The texts of an article without a translation are empty. */
export const adminPostSchema = z.extend(adminPostSummarySchema, {
  content: z.string(),
  ...translatedFields({
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    content: z.string(),
    /** Readers see the translation while the article itself is published too. */
    isPublished: z.boolean(),
    /** When readers could first see it. */
    publishedAt: z.nullable(z.string()),
  }),
});
export type AdminPost = z.infer<typeof adminPostSchema>;

export const defaultPostCategory: PostCategory = 'Cleaning Tips';
export const excerptLimit = 500;

/** Applies to the typed and to the rendered content. */
export const contentLimit = 200_000;

/** An article may have a version in each language. */
const versionFields = {
  title: trimmedText(200),
  /** Derived from the title of the version if empty. */
  slug: trimmedText(200),
  excerpt: trimmedText(excerptLimit),
  /** Required with a title, as the title with it. */
  content: freeText(contentLimit),
  isPublished: z.boolean(),
};
export type PostTexts = { [Name in keyof typeof versionFields]: z.infer<(typeof versionFields)[Name]> };

const fields = {
  title: requiredText('Title is required'),
  /** Derived from the title if empty. */
  slug: trimmedText(200),
  content: freeText(contentLimit).check(z.refine((content) => !isBlank(content), 'Content is required')),
  excerpt: trimmedText(excerptLimit),
  category: z.enum(postCategories, 'Choose one of the categories'),
  featuredImage: imageUrlSchema,
  isPinned: z.boolean(),
  isPublished: z.boolean(),
  ...translatedFields(versionFields),
};

export const postInputSchema = z.object({
  ...fields,
  slug: z._default(fields.slug, ''),
  excerpt: z._default(fields.excerpt, ''),
  category: z._default(fields.category, defaultPostCategory),
  featuredImage: z._default(fields.featuredImage, null),
  isPinned: z._default(fields.isPinned, false),
  isPublished: z._default(fields.isPublished, false),
  ...translatedFields({
    title: z._default(versionFields.title, ''),
    slug: z._default(versionFields.slug, ''),
    excerpt: z._default(versionFields.excerpt, ''),
    content: z._default(versionFields.content, ''),
    isPublished: z._default(versionFields.isPublished, false),
  }),
});
export type PostInput = z.infer<typeof postInputSchema>;

/** `version`, if sent, must be the current one. */
export const postUpdateSchema = z.partial(z.object({ ...fields, version: z.int() }));
export type PostUpdate = z.infer<typeof postUpdateSchema>;

/** A post that may be incomplete, from a form post. `id` is 0 before the first save. */
export const postPreviewSchema = z.object({
  language: z._default(z.enum(languages), 'en'),
  id: z._default(z.coerce.number().check(z.int()), 0),
  publishedAt: z.optional(z.union([z.literal(''), z.iso.datetime()])),
  title: optionalText(200),
  content: z._default(freeText(contentLimit), ''),
  excerpt: optionalText(excerptLimit),
  category: z._default(z.string(), defaultPostCategory),
  featuredImage: z._default(z.catch(fields.featuredImage, null), null),
});
export type PostPreview = z.infer<typeof postPreviewSchema>;

export const adminPostFilterSchema = z.object({
  search: optionalText(200),
  status: z.optional(z.enum(['published', 'draft'])),
  /** Omits `content`. */
  summary: z.optional(z.string()),
});
export type AdminPostFilter = z.infer<typeof adminPostFilterSchema>;

/** Asks which slug a post would get. `id` is the post's own, once it is saved. */
export const slugQuestionSchema = z.object({
  slug: z.optional(z.string().check(z.maxLength(200))),
  title: z.optional(z.string().check(z.maxLength(200))),
  id: z.optional(z.coerce.number().check(z.int())),
});

/** `slug` differs from `wanted` if that is taken. */
export const slugAnswerSchema = z.object({ wanted: z.string(), slug: z.string() });
export type SlugAnswer = z.infer<typeof slugAnswerSchema>;
