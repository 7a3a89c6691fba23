import { isHtml } from '#articles/blog/article-content.ts';
import {
  type AdminPost,
  defaultPostCategory,
  type PostTexts,
  type PostUpdate,
} from '#articles/blog/posts.ts';
import type { Language } from '#kit/language/language.ts';
import { labelIn, nameIn, type TranslatedFields, translatedFields } from '#kit/language/translated-fields.ts';
import type { Snapshot } from '#kit/panel/editing/edits.ts';

export interface PostValues extends TranslatedFields<PostTexts> {
  title: string;
  slug: string;
  excerpt: string;
  category: string;
  /** Empty for none. */
  featuredImage: string;
  content: string;
  isPinned: boolean;
  isPublished: boolean;
}

const textNames = { title: 'title', slug: 'slug', excerpt: 'excerpt', content: 'content' } as const;

/** The fields of a version of an article. */
export const getTextFields = (language: Language) =>
  language === 'en'
    ? textNames
    : {
        title: nameIn('title', language),
        slug: nameIn('slug', language),
        excerpt: nameIn('excerpt', language),
        content: nameIn('content', language),
      };

/** New posts are drafts. */
export const newPost: Snapshot<PostValues> = {
  version: 0,
  values: {
    title: '',
    slug: '',
    excerpt: '',
    category: defaultPostCategory,
    featuredImage: '',
    content: '',
    isPinned: false,
    isPublished: false,
    ...translatedFields({ title: '', slug: '', excerpt: '', content: '', isPublished: false }),
  },
};

export const postSnapshot = (post: AdminPost): Snapshot<PostValues> => ({
  version: post.version,
  values: {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    category: post.category,
    featuredImage: post.featuredImage ?? '',
    content: post.content,
    isPinned: post.isPinned,
    isPublished: post.isPublished,
    ...translatedFields((language) => ({
      title: post[nameIn('title', language)],
      slug: post[nameIn('slug', language)],
      excerpt: post[nameIn('excerpt', language)],
      content: post[nameIn('content', language)],
      isPublished: post[nameIn('isPublished', language)],
    })),
  },
});

/** A change sends only changed fields; a new post sends all. */
export const postBody = (values: PostValues, names: readonly (keyof PostValues)[]): PostUpdate =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

const yesNo = (isOn: boolean) => (isOn ? 'yes' : 'no');

export const postLabels = {
  labels: {
    title: 'Title',
    slug: 'Slug',
    excerpt: 'Excerpt',
    category: 'Category',
    featuredImage: 'Featured image',
    content: 'Content',
    isPinned: 'Pinned',
    isPublished: 'Published',
    ...translatedFields((language) => ({
      title: labelIn('Title', language),
      slug: labelIn('Slug', language),
      excerpt: labelIn('Excerpt', language),
      content: labelIn('Content', language),
      isPublished: labelIn('Published', language),
    })),
  },
  texts: {
    content: ({ content }: PostValues) => readable(content),
    isPinned: ({ isPinned }: PostValues) => yesNo(isPinned),
    isPublished: ({ isPublished }: PostValues) => yesNo(isPublished),
    ...translatedFields((language) => ({
      content: (values: PostValues) => readable(values[nameIn('content', language)]) || '(empty)',
      isPublished: (values: PostValues) => yesNo(values[nameIn('isPublished', language)]),
    })),
  },
};

/** An article without its tags, one block per line. */
function readable(content: string): string {
  if (!isHtml(content)) return content;
  const lines = content.replace(/<\/(?:p|h[2-4]|li|tr)>|<br\s*\/?>/gi, '$&\n');
  const { body } = new DOMParser().parseFromString(lines, 'text/html');
  return (body.textContent ?? '').replace(/\s*\n\s*/g, '\n').trim() || content;
}
