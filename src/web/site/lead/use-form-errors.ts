import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '#shared/errors.ts';
import type { RefusedPost } from './refused-post.ts';

interface Rules<Name extends string> {
  /** All that is wrong with a form, one error a field. */
  check: (form: Record<Name, string>) => FieldError[];
  /** The field of the form that an error path of the server speaks of. */
  fieldOf: (path: string) => string | null;
  /** Fields that one rule joins: a change of one may settle an error at another. */
  joined?: readonly Name[];
}

interface Refusal {
  title: string;
  errors: readonly FieldError[];
}

/**
 * Errors under the fields come and go as the visitor types; the summary of a refused submission stays as it was,
 * so that nothing moves under the hands of whoever corrects it.
 */
export function useFormErrors<Name extends string>(
  posted: RefusedPost | null,
  { check, fieldOf, joined = [] }: Rules<Name>,
) {
  const [errors, setErrors] = useState<FieldError[]>(() =>
    (posted?.errors ?? []).map(({ path, message }) => ({ path: fieldOf(path) ?? path, message })),
  );
  const [refused, setRefused] = useState<Refusal | null>(posted && { title: posted.detail, errors });
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (refused) summary.current?.focus();
  }, [refused]);

  function refuse(found: FieldError[]) {
    setErrors(found);
    setRefused(found.length > 0 ? { title: 'Please check these fields', errors: found } : null);
  }

  /** Replaces what is said about one field. */
  function mark(path: string, message: string | null) {
    setErrors((known) => [
      ...known.filter((error) => error.path !== path),
      ...(message === null ? [] : [{ path, message }]),
    ]);
  }

  /** While typing an error can only go away or be said more exactly. */
  function recheck(name: Name, form: Record<Name, string>) {
    const found = check(form);
    const related: readonly string[] = joined.includes(name) ? joined : [name];
    setErrors((known) =>
      known.flatMap((error) =>
        related.includes(error.path) ? (found.find(({ path }) => path === error.path) ?? []) : error,
      ),
    );
  }

  /** A field that is left empty is not nagged about; one filled in wrongly is. */
  function checkOnLeave(name: Name, form: Record<Name, string>) {
    if (form[name].trim() === '') return;
    mark(name, check(form).find(({ path }) => path === name)?.message ?? null);
  }

  const byField = Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  return { byField, refused, summary, refuse, mark, recheck, checkOnLeave };
}
