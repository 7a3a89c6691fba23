import { isHtml } from '#articles/blog/article-content.ts';
import { type AdminPost, defaultPostCategory, type PostUpdate } from '#articles/blog/posts.ts';
import type { Language } from '#kit/language/language.ts';
import type { Snapshot } from '#kit/panel/editing/edits.ts';

export interface PostValues {
  title: string;
  slug: string;
  excerpt: string;
  category: string;
  /** Empty for none. */
  featuredImage: string;
  content: string;
  isPinned: boolean;
  isPublished: boolean;
  titleEs: string;
  slugEs: string;
  excerptEs: string;
  contentEs: string;
  isPublishedEs: boolean;
}

/** The fields of each version of an article. */
export const textFields = {
  en: { title: 'title', slug: 'slug', excerpt: 'excerpt', content: 'content' },
  es: { title: 'titleEs', slug: 'slugEs', excerpt: 'excerptEs', content: 'contentEs' },
} as const satisfies Record<Language, Record<string, keyof PostValues>>;

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
    titleEs: '',
    slugEs: '',
    excerptEs: '',
    contentEs: '',
    isPublishedEs: false,
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
    titleEs: post.titleEs,
    slugEs: post.slugEs,
    excerptEs: post.excerptEs,
    contentEs: post.contentEs,
    isPublishedEs: post.isPublishedEs,
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
    titleEs: 'Title in Spanish',
    slugEs: 'Slug in Spanish',
    excerptEs: 'Excerpt in Spanish',
    contentEs: 'Content in Spanish',
    isPublishedEs: 'Published in Spanish',
  },
  texts: {
    content: ({ content }: PostValues) => readable(content),
    isPinned: ({ isPinned }: PostValues) => yesNo(isPinned),
    isPublished: ({ isPublished }: PostValues) => yesNo(isPublished),
    contentEs: ({ contentEs }: PostValues) => readable(contentEs) || '(empty)',
    isPublishedEs: ({ isPublishedEs }: PostValues) => yesNo(isPublishedEs),
  },
};

/** An article without its tags, one block per line. */
function readable(content: string): string {
  if (!isHtml(content)) return content;
  const lines = content.replace(/<\/(?:p|h[2-4]|li|tr)>|<br\s*\/?>/gi, '$&\n');
  const { body } = new DOMParser().parseFromString(lines, 'text/html');
  return (body.textContent ?? '').replace(/\s*\n\s*/g, '\n').trim() || content;
}
