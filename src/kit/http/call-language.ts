import type { Context } from 'hono';
import { isLanguage, type Language, languageOfPath } from '#kit/language/language.ts';

/** A page says it by its path, a call by what the page says of its body. */
export function getLanguage(c: Context): Language {
  const named = c.req.header('Content-Language');
  return isLanguage(named) && named !== 'en' ? named : languageOfPath(c.req.path);
}
