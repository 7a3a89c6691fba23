import { useEffect, useRef, useState } from 'react';
import {
  type ContactFieldName,
  type ContactForm,
  contactFieldNames,
  contactFieldOf,
  contactFormErrors,
  emptyContactForm,
  toContactRequest,
} from '#shared/contact-form.ts';
import { contactForm as texts } from '#shared/content/pages/contact-form.ts';
import { api } from '#shared/paths.ts';
import type { ContactAnswer } from '#shared/requests.ts';
import { ApiError, fetchJson } from '#web/api-client.ts';
import { keyFor } from '#web/idempotency-key.ts';
import { useProfile } from '#web/profile.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { failureText } from '../lead/failure-text.ts';
import { preHydrationValues } from '../lead/pre-hydration-values.ts';
import type { RefusedPost } from '../lead/refused-post.ts';
import { readKept, readVisitStart } from '../lead/session-storage.ts';
import { useFormErrors } from '../lead/use-form-errors.ts';
import { useKeptSession } from '../lead/use-kept-session.ts';
import { useSending } from '../lead/use-sending.ts';
import type { ContactData } from './contact-data.ts';

const storageKey = 'contact';

/** What is typed is kept for the session until it was sent; sent once, however often the button is pressed. */
export function useContactForm({ isSent: wasPosted, refused }: ContactData) {
  const profile = useProfile();
  const { session, read, update } = useKeptSession({
    storageKey,
    initial: { form: formOf(refused?.values) },
    arrive: () => ({
      form: formOf({ ...formOf(refused?.values ?? readKept(storageKey)), ...preHydrationValues() }),
    }),
  });
  const errors = useFormErrors<ContactFieldName>(refused, {
    check: contactFormErrors,
    fieldOf: contactFieldOf,
  });
  const { isSending, sendOnce } = useSending();
  const [isSent, setSent] = useState(wasPosted);
  const [failure, setFailure] = useState<string | null>(null);
  const confirmation = useFocusOnSent(isSent);

  function setField(name: ContactFieldName, value: string) {
    const form = { ...read().form, [name]: value };
    update({ form });
    errors.recheck(name, form);
  }

  async function submit() {
    const { form } = read();
    const found = contactFormErrors(form);
    errors.refuse(found);
    setFailure(null);
    if (found.length === 0) await sendOnce(() => send(form));
  }

  async function send(form: ContactForm) {
    setSent(false);
    try {
      const body = toContactRequest(form);
      await fetchJson<ContactAnswer>(api.contact, {
        method: 'POST',
        body: { ...preHydrationValues(), ...body, source: readVisitStart(), formOpenMs: performance.now() },
        idempotencyKey: await keyFor(body),
      });
      update({ form: emptyContactForm });
      setSent(true);
      showToast({ title: texts.sentTitle, description: texts.sentText(profile) });
    } catch (error) {
      explain(error);
    }
  }

  function explain(error: unknown) {
    const description = failureText(error);
    showToast({ title: 'Error', description, variant: 'destructive' });
    const found = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
    const placed = found.filter(({ path }) => contactFieldOf(path));
    if (placed.length > 0) errors.refuse(placed);
    else setFailure(description);
  }

  return {
    ...{ form: session.form, errors, isSending, isSent, failure, confirmation, setField, submit },
    leaveField: (name: ContactFieldName) => errors.checkOnLeave(name, read().form),
  };
}

/** The confirmation stands where the visitor must see it, so it takes the focus from the button that went inactive. */
function useFocusOnSent(isSent: boolean) {
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) confirmation.current?.focus();
  }, [isSent]);
  return confirmation;
}

/** Of what was posted or kept, the fields of the form; what is missing or no text is empty. */
function formOf(source: unknown): ContactForm {
  const found = (source ?? {}) as RefusedPost['values'] & { form?: RefusedPost['values'] };
  const values = typeof found.form === 'object' && found.form ? found.form : found;
  const typed = contactFieldNames.map((name) => {
    const value: unknown = values[name];
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(typed) as ContactForm;
}
