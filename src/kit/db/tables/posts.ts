import type { Generated, Insertable, Selectable } from 'kysely';
import type { Editable, Flag } from './columns.ts';

export interface PostsTable extends Editable {
  id: Generated<number>;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: string;
  featuredImage: string | null;
  isPinned: Flag;
  isAiWritten: Generated<Flag>;
  isPublished: Flag;
  publishedAt: string | null;
  searchText: string;
  readingMinutes: Generated<number>;
  /** Hash of the sanitized content; null or different if something else stored the content. */
  contentHash: string | null;
}

export interface FormerSlugsTable {
  slug: string;
  postId: number;
}

export type PostRow = Selectable<PostsTable>;
export type NewPost = Insertable<PostsTable>;
