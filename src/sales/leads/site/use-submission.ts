import { useRef, useState } from 'react';
import { ApiError, ConnectionError, fetchJson } from '#kit/pages/api-client.ts';
import { keyFor } from '#kit/pages/idempotency-key.ts';
import { api } from '#kit/paths/paths.ts';
import { showToast } from '#kit/ui/toast.tsx';
import type { FieldError, Problem } from '#kit/wire/errors.ts';
import * as text from '#sales/leads/sending-texts.ts';
import type { ContactAnswer, ContactInput } from '#sales/requests/requests.ts';
import { preHydrationValues } from './pre-hydration-values.ts';
import { readVisitStart } from './session-storage.ts';

interface Submission<Field extends string> {
  /** Everything that is wrong with the form right now. */
  check: () => FieldError[];
  /** Shows errors by field; an empty list clears them. */
  refuse: (errors: FieldError[]) => void;
  /** The field that an error path of the server belongs to. */
  getField: (path: string) => Field | null;
  send: () => Promise<void>;
  /** Handles problems that only this form can have. True: there is nothing left to show. */
  onProblem?: (problem: Problem, fields: readonly Field[]) => boolean;
}

/** Sends a form once, however often the button is pressed, and shows what went wrong. */
export function useSubmission<Field extends string>(form: Submission<Field>) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = useRef(false);

  async function submit() {
    const errors = form.check();
    form.refuse(errors);
    setFailure(null);
    if (errors.length > 0 || isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      await form.send();
    } catch (error) {
      explain(error);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  function explain(error: unknown) {
    const description = failureText(error);
    showToast({ title: text.error, description, variant: 'destructive' });
    const problem = error instanceof ApiError ? error.problem : null;
    const errors = (problem?.errors ?? []).flatMap(({ path, message }) => {
      const field = form.getField(path);
      return field ? [{ path: field, message }] : [];
    });
    const fields = errors.map(({ path }) => path);
    if (problem && form.onProblem?.(problem, fields)) return;
    if (errors.length > 0) form.refuse(errors);
    else setFailure(description);
  }

  return { submit, isSending, failure };
}

function failureText(error: unknown): string {
  if (error instanceof ConnectionError) {
    const reason = error.isTimeout ? text.tooSlow : text.unreachable;
    return `${reason} ${text.nothingLost}`;
  }
  const problem = error instanceof ApiError ? error.problem : null;
  return problem?.detail || text.wentWrong;
}

/** Sends a lead with the form guard's fields and the start of the visit. The same body is stored only once. */
export const postLead = async (
  body: ContactInput,
  extra?: object,
  path: string = api.contact,
): Promise<ContactAnswer> =>
  fetchJson<ContactAnswer>(path, {
    method: 'POST',
    body: { ...preHydrationValues(), ...body, source: readVisitStart(), ...extra },
    idempotencyKey: await keyFor(body),
  });
