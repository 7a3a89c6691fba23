import type { Config } from '#server/config.ts';
import { quotePaths } from '#shared/customer-paths.ts';
import { type Language, pathIn } from '#shared/language.ts';

/** The link that the customer gets. */
export const quoteUrl = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  token: string,
  language: Language,
): string => publicUrl + pathIn(language, quotePaths.page(token));
