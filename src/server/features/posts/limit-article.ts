import { limitBody } from '#server/http/body-limit.ts';

/** The body of a call that saves an article, or shows it in advance. */
export const limitArticle = limitBody(2_000_000, 'This article is too long.');
