import type { Generated, Insertable, Selectable } from 'kysely';
import type { Editable, Flag } from './columns.ts';

export interface CategoriesTable extends Editable {
  id: Generated<number>;
  /** The word for it in services, quotes and calls; it never changes. */
  slug: string;
  /** The path of its page. */
  pageSlug: string;
  /** JSON: page slugs that it had, which redirect. */
  formerPageSlugs: Generated<string>;
  /** JSON: by language, as `CategoryWords`. */
  words: string;
  /** The value of its option in the contact form; categories may share one. */
  contactValue: string;
  position: number;
  isActive: Generated<Flag>;
  icon: string;
  imageUrl: string | null;
  /** JSON, as `CategoryTimes`. */
  times: string;
  /** JSON: by language, the texts of its page. */
  page: Generated<string>;
}

export type CategoryRow = Selectable<CategoriesTable>;
export type NewCategory = Insertable<CategoriesTable>;
