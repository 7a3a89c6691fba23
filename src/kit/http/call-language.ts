import type { Context } from 'hono';
import { type Language, languageOfPath } from '#kit/language/language.ts';

/** A page says it by its path, a call by what the page says of its body. */
export const getLanguage = (c: Context): Language =>
  c.req.header('Content-Language') === 'es' ? 'es' : languageOfPath(c.req.path);
