import { isHtml } from '#shared/article-content.ts';
import { type AdminPost, defaultPostCategory, type PostUpdate } from '#shared/posts.ts';
import type { FieldWords } from '../editing/form-notices.tsx';
import type { Saved } from '../editing/record-edits.ts';

/** The fields of the form, switches too, as texts: so a draft can keep them. */
export interface PostValues {
  title: string;
  slug: string;
  excerpt: string;
  category: string;
  featuredImage: string;
  content: string;
  isPinned: string;
  isPublished: string;
}

const on = 'on';

export const isOn = (value: string) => value === on;
export const switched = (value: boolean) => (value ? on : '');

/** New posts are drafts. */
export const unsavedPost: Saved<PostValues> = {
  version: 0,
  values: {
    title: '',
    slug: '',
    excerpt: '',
    category: defaultPostCategory,
    featuredImage: '',
    content: '',
    isPinned: '',
    isPublished: '',
  },
};

export const savedPart = (post: AdminPost): Saved<PostValues> => ({
  version: post.version,
  values: {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    category: post.category,
    featuredImage: post.featuredImage ?? '',
    content: post.content,
    isPinned: switched(post.isPinned),
    isPublished: switched(post.isPublished),
  },
});

/** The named fields as the API takes them. */
export function toBody(values: PostValues, names: readonly (keyof PostValues)[]): PostUpdate {
  const body = { ...values, isPinned: isOn(values.isPinned), isPublished: isOn(values.isPublished) };
  return Object.fromEntries(names.map((name) => [name, body[name]]));
}

export const allFields = Object.keys(unsavedPost.values) as (keyof PostValues)[];

export const postWords: FieldWords<PostValues> = {
  title: ({ title }) => ['Title', title],
  slug: ({ slug }) => ['Slug', slug],
  excerpt: ({ excerpt }) => ['Excerpt', excerpt || '(empty)'],
  category: ({ category }) => ['Category', category],
  featuredImage: ({ featuredImage }) => ['Featured image', featuredImage || '(none)'],
  content: ({ content }) => ['Content', readable(content)],
  isPinned: ({ isPinned }) => ['Pinned', isOn(isPinned) ? 'yes' : 'no'],
  isPublished: ({ isPublished }) => ['Published', isOn(isPublished) ? 'yes' : 'no'],
};

/** An article without its tags, a block a line. */
function readable(content: string): string {
  if (!isHtml(content)) return content;
  const lines = content.replace(/<\/(?:p|h[2-4]|li|tr)>|<br\s*\/?>/gi, '$&\n');
  const { body } = new DOMParser().parseFromString(lines, 'text/html');
  return (body.textContent ?? '').replace(/\s*\n\s*/g, '\n').trim() || content;
}
