import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '#kit/wire/errors.ts';
import * as text from '#sales/leads/sending-texts.ts';
import type { RefusedPost } from './refused-post.ts';

interface Rules<Name extends string> {
  /** At most one error per field. */
  check: (form: Record<Name, string>) => FieldError[];
  /** The field that an error path of the server belongs to. */
  getField: (path: string) => string | null;
  /** Fields of one rule: a change of one may resolve an error at another. */
  joined?: readonly Name[];
}

interface Refusal {
  title: string;
  errors: readonly FieldError[];
}

/**
 * Errors under the fields change as the visitor types. The summary of a refused submission stays, so the layout doesn't
 * jump while the visitor corrects the fields.
 */
export function useFormErrors<Name extends string>(
  posted: RefusedPost | null,
  { check, getField, joined = [] }: Rules<Name>,
) {
  const [errors, setErrors] = useState<FieldError[]>(() =>
    (posted?.errors ?? []).map(({ path, message }) => ({ path: getField(path) ?? path, message })),
  );
  const [refused, setRefused] = useState<Refusal | null>(posted && { title: posted.detail, errors });
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (refused) summary.current?.focus();
  }, [refused]);

  function refuse(found: FieldError[]) {
    setErrors(found);
    setRefused(found.length > 0 ? { title: text.checkFields, errors: found } : null);
  }

  /** Replaces the error of one field; null removes it. */
  function mark(path: string, message: string | null) {
    setErrors((known) => [
      ...known.filter((error) => error.path !== path),
      ...(message === null ? [] : [{ path, message }]),
    ]);
  }

  /** While the visitor types, an error can only change or disappear. */
  function recheck(name: Name, form: Record<Name, string>) {
    const found = check(form);
    const related: readonly string[] = joined.includes(name) ? joined : [name];
    setErrors((known) =>
      known.flatMap((error) =>
        related.includes(error.path) ? (found.find(({ path }) => path === error.path) ?? []) : error,
      ),
    );
  }

  /** Ignores a field that was left empty. */
  function checkOnLeave(name: Name, form: Record<Name, string>) {
    if (form[name].trim() === '') return;
    mark(name, check(form).find(({ path }) => path === name)?.message ?? null);
  }

  const byField = Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  return { byField, refused, summary, refuse, mark, recheck, checkOnLeave };
}
