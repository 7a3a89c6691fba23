import type { Config } from '#server/config.ts';
import { quotePaths } from '#shared/customer-paths.ts';

/** The link that the customer gets. */
export const quoteUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  publicUrl + quotePaths.page(token);
