import type { RefusedPost } from '#sales/leads/site/refused-post.ts';

/** The data of the contact page. */
export interface ContactData {
  /** True after a form post without JavaScript. */
  isSent: boolean;
  refused: RefusedPost | null;
}
