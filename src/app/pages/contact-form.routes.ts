import type { Hono } from 'hono';
import { lastKnownProfile } from '#company/settings/server/settings.queries.ts';
import { check } from '#kit/http/body.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { formClient } from '#kit/http/form-client.ts';
import { getHash } from '#kit/http/idempotency.ts';
import { getGuard } from '#kit/limits/form-guard.ts';
import { paths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import {
  type ContactForm,
  contactFieldNames,
  contactFormErrors,
  toContactRequest,
} from '#sales/contact/contact-form.ts';
import { submitContact } from '#sales/leads/server/contact.service.ts';
import { contactSchema } from '#sales/requests/requests.ts';
import { respondPersonalPage } from './pages.routes.ts';
import { getTextFields, plainForm, refuseIfWrong } from './plain-form.ts';

/** The contact form without JavaScript. */
export const contactFormRoutes = (deps: Deps): Hono =>
  plainForm(deps, {
    path: paths.contact,
    maxBytes: 64 * 1024,
    tooLarge: 'tooLong',
    read: (post) => ({ values: getTextFields(post) }),
    async submit({ values }, c) {
      const typed = contactFieldNames.map((name) => [name, values[name] ?? '']);
      const form = Object.fromEntries(typed) as ContactForm;
      refuseIfWrong(contactFormErrors(form, (await lastKnownProfile(deps.db)).categories));
      const contact = check(contactSchema, toContactRequest(form));
      // The content is its own key: the same form sent twice, by a double click or Back, is one lead.
      const key = `form-${getHash(JSON.stringify(contact))}`;
      const once = { key, bodyHash: getHash(key), client: formClient(deps, c), isForm: true };
      await submitContact(deps, { ...contact, ...getGuard(values) }, once, getLanguage(c));
      return 'complete';
    },
    async answerRefused(c, refused, status) {
      return respondPersonalPage(deps, c, 'contact', { isSent: false, refused }, status);
    },
  });
