import { useEffect, useRef, useState } from 'react';
import { useProfile } from '#company/profile/site/profile.tsx';
import { contactErrors } from '#kit/refusals/contact-errors.ts';
import { sayErrors } from '#kit/refusals/sentence.ts';
import { visitorErrors } from '#kit/refusals/visitor-errors.ts';
import { showToast } from '#kit/ui/toast.tsx';
import {
  type ContactFieldName,
  type ContactForm,
  contactFieldNames,
  contactFormErrors,
  emptyContactForm,
  findContactField,
  toContactRequest,
} from '#sales/contact/contact-form.ts';
import { contactForm as texts } from '#sales/contact/contact-form-page-texts.ts';
import { preHydrationValues } from '#sales/leads/site/pre-hydration-values.ts';
import type { RefusedPost } from '#sales/leads/site/refused-post.ts';
import { readSession } from '#sales/leads/site/session-storage.ts';
import { useFormErrors } from '#sales/leads/site/use-form-errors.ts';
import { useSavedSession } from '#sales/leads/site/use-saved-session.ts';
import { postLead, useSubmission } from '#sales/leads/site/use-submission.ts';
import type { ContactData } from './contact-data.ts';

const storageKey = 'contact';

/** The browser session keeps what was typed until it is sent. */
export function useContactForm({ isSent: wasPosted, refused }: ContactData) {
  const profile = useProfile();
  const check = (form: ContactForm) =>
    sayErrors({ ...contactErrors, ...visitorErrors }, contactFormErrors(form, profile.categories));
  const { session, read, update } = useSavedSession({
    storageKey,
    initial: { form: getForm(refused?.values) },
    arrive: () => ({
      form: getForm({ ...getForm(refused?.values ?? readSession(storageKey)), ...preHydrationValues() }),
    }),
  });
  const errors = useFormErrors<ContactFieldName>(refused, {
    check,
    getField: findContactField,
  });
  const [isSent, setSent] = useState(wasPosted);
  const [sentAt, setSentAt] = useState<string | null>(null);
  const { submit, isSending, failure } = useSubmission({
    check: () => check(read().form),
    refuse: errors.refuse,
    getField: findContactField,
    send,
  });
  const confirmation = useFocusOnSent(isSent);

  function setField(name: ContactFieldName, value: string) {
    const form = { ...read().form, [name]: value };
    update({ form });
    errors.recheck(name, form);
  }

  async function send() {
    setSent(false);
    await postLead(toContactRequest(read().form), { formOpenMs: performance.now() });
    update({ form: emptyContactForm });
    setSentAt(new Date().toISOString());
    setSent(true);
    showToast({ title: texts.sentTitle, description: texts.sentText(profile) });
  }

  return {
    form: session.form,
    errors,
    isSending,
    isSent,
    sentAt,
    failure,
    confirmation,
    setField,
    submit,
    leaveField: (name: ContactFieldName) => errors.checkOnLeave(name, read().form),
  };
}

/** Moves the focus from the disabled button to the confirmation, which scrolls it into view. */
function useFocusOnSent(isSent: boolean) {
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) confirmation.current?.focus();
  }, [isSent]);
  return confirmation;
}

/** The form's fields from posted or saved values; a missing one is empty. */
function getForm(source: unknown): ContactForm {
  const found = (source ?? {}) as RefusedPost['values'] & { form?: RefusedPost['values'] };
  const values = typeof found.form === 'object' && found.form ? found.form : found;
  const typed = contactFieldNames.map((name) => {
    const value: unknown = values[name];
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(typed) as ContactForm;
}
