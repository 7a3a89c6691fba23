import { guardFields } from '#shared/form-guard.ts';
import { paths } from '#shared/paths.ts';

/** The forms that anyone may send, but for their closing tags. One that only asks for a page stores nothing. */
const guardedForm = new RegExp(
  `(<form(?=[^>]* method="post")[^>]* action="(?:${[paths.contact, paths.calculator, paths.newsletter].join('|')})".*?)</form>`,
  'gs',
);

const beforeToken = `<div data-guard="" class="sr-only" aria-hidden="true"><label>Leave this field empty <input name="${guardFields.trap}" tabindex="-1" autocomplete="off"></label><input type="hidden" name="${guardFields.token}" value="`;
const afterToken = '"></div></form>';

/**
 * Adds the guard's fields to the end of every public form, seen by nobody and read out to nobody, and cuts the markup
 * where its token is to stand. They are no part of the views: the token is the server's alone, and the browser need not
 * load what it never changes. Hydration leaves them where they are: React allows for nodes of others at the end of a
 * form, and of nothing else.
 */
export function cutAtFormTokens(html: string): string[] {
  const cut = [''];
  // Between the forms, which it captures.
  for (const [index, text] of html.split(guardedForm).entries()) {
    const isForm = index % 2 === 1;
    cut[cut.length - 1] += isForm ? text + beforeToken : text;
    if (isForm) cut.push(afterToken);
  }
  return cut;
}
