import { isHtml } from '#shared/article-content.ts';
import { type AdminPost, defaultPostCategory, type PostUpdate } from '#shared/posts.ts';
import type { Snapshot } from '../editing/edits.ts';

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
}

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
  },
  texts: {
    content: ({ content }: PostValues) => readable(content),
    isPinned: ({ isPinned }: PostValues) => yesNo(isPinned),
    isPublished: ({ isPublished }: PostValues) => yesNo(isPublished),
  },
};

/** An article without its tags, one block per line. */
function readable(content: string): string {
  if (!isHtml(content)) return content;
  const lines = content.replace(/<\/(?:p|h[2-4]|li|tr)>|<br\s*\/?>/gi, '$&\n');
  const { body } = new DOMParser().parseFromString(lines, 'text/html');
  return (body.textContent ?? '').replace(/\s*\n\s*/g, '\n').trim() || content;
}
