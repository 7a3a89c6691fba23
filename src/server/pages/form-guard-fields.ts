import { guardFields } from '#shared/form-guard.ts';
import { paths } from '#shared/paths.ts';

/** The forms that anyone may send, whole. */
const guardedForm = new RegExp(
  `(<form[^>]* action="(?:${[paths.contact, paths.calculator, paths.newsletter].join('|')})".*?)</form>`,
  'gs',
);

/**
 * Adds the guard's fields to the end of every public form, seen by nobody and read out to nobody. They are no part of
 * the views: the token is the server's alone, and the browser need not load what it never changes. Hydration leaves
 * them where they are: React allows for nodes of others at the end of a form, and of nothing else.
 */
export const withFormGuard = (html: string, token: string): string =>
  html.replace(
    guardedForm,
    `$1<div data-guard="" class="sr-only" aria-hidden="true"><label>Leave this field empty <input name="${guardFields.trap}" tabindex="-1" autocomplete="off"></label><input type="hidden" name="${guardFields.token}" value="${token}"></div></form>`,
  );
