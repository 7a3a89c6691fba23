import { guardFields } from '#kit/limits/form-guard.ts';
import { paths } from '#kit/paths/paths.ts';

/** The forms that anyone may send. A form that only asks for a page stores nothing and needs no guard. */
const guardedForm = new RegExp(
  `^(?=[^>]* method="post")[^>]* action="(?:${[paths.contact, paths.calculator, paths.newsletter].join('|')})"`,
);

/**
 * Adds the guard's fields to the end of every public form, hidden from people and screen readers. They are not part of
 * the views, since the token is the server's alone. React allows foreign nodes at the end of a form, and nowhere else.
 */
export function withFormGuard(html: string, makeToken: () => string): string {
  let fields: string | undefined;
  let guarded = '';
  let copied = 0;
  for (let start = html.indexOf('<form'); start >= 0; start = html.indexOf('<form', start + 1)) {
    if (!guardedForm.test(html.slice(start, html.indexOf('>', start)))) continue;
    fields ??= `<div data-guard="" class="sr-only" aria-hidden="true"><label>Leave this field empty <input name="${guardFields.trap}" tabindex="-1" autocomplete="off"></label><input type="hidden" name="${guardFields.token}" value="${makeToken()}"></div>`;
    const end = html.indexOf('</form>', start);
    guarded += html.slice(copied, end) + fields;
    copied = end;
  }
  return guarded + html.slice(copied);
}
