import { inEachLanguage } from '#kit/language/language.ts';
import { messagePaths, quoteApi, quotePaths } from './customer-paths.ts';
import { invoicePaths } from './invoice-paths.ts';
import { passwordPaths } from './password-paths.ts';
import { paths } from './paths.ts';

/** Everything below these holds a token, which grants access by itself. */
const folders = [
  ...[quotePaths.page(''), invoicePaths.page('')].flatMap(inEachLanguage),
  quoteApi.quote(''),
].map((path) => path.slice(0, -1));

/** Pages of links whose query holds a token. */
const pages: readonly string[] = [
  ...[paths.newsletterConfirm, paths.newsletterUnsubscribe, messagePaths.unsubscribe].flatMap(inEachLanguage),
  passwordPaths.renew,
];

/** Whether the URL grants access by itself. A mistyped one counts too, since it still holds most of its token. */
export function isPrivatePath(path: string): boolean {
  const lower = path.toLowerCase();
  return (
    pages.includes(lower) || folders.some((folder) => lower === folder || lower.startsWith(`${folder}/`))
  );
}
