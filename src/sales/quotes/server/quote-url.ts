import { type Language, pathIn } from '#kit/language/language.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import type { Config } from '#kit/server/config.ts';

/** The link that the customer gets. */
export const quoteUrl = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  token: string,
  language: Language,
): string => publicUrl + pathIn(language, quotePaths.page(token));
