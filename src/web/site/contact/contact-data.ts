import type { RefusedPost } from '../lead/refused-post.ts';

/** What the server puts into the contact page. */
export interface ContactData {
  /** After a form post without JavaScript: it was stored. */
  isSent: boolean;
  refused: RefusedPost | null;
}
