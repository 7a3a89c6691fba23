import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '#shared/errors.ts';
import { type QuoteFieldName, type QuoteForm, quoteFieldOf, quoteFormErrors } from '#shared/quote-form.ts';
import type { CalculatorData } from './calculator-data.ts';

interface Refusal {
  title: string;
  errors: readonly FieldError[];
}

/** The three fields that one rule joins. Specification: Quote form, cross-rule. */
const reach: readonly string[] = ['contactMethod', 'phone', 'email'] satisfies QuoteFieldName[];

/**
 * Errors under the fields come and go as the visitor types; the summary of a refused submission stays as it was,
 * so that nothing moves under the hands of whoever corrects it.
 */
export function useFormErrors(posted: CalculatorData['refused'], today: string) {
  const [errors, setErrors] = useState(() => (posted?.errors ?? []).map(inForm));
  const [refused, setRefused] = useState<Refusal | null>(posted && { title: posted.detail, errors });
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (refused) summary.current?.focus();
  }, [refused]);

  function refuse(found: FieldError[]) {
    setErrors(found);
    setRefused(found.length > 0 ? { title: 'Please check these entries', errors: found } : null);
  }

  /** Replaces what is said about one field. */
  function mark(path: string, message: string | null) {
    setErrors((known) => [
      ...known.filter((error) => error.path !== path),
      ...(message === null ? [] : [{ path, message }]),
    ]);
  }

  /** While typing an error can only go away or be said more exactly. */
  function recheck(name: QuoteFieldName, form: QuoteForm) {
    const found = quoteFormErrors(form, today);
    const related = reach.includes(name) ? reach : [name];
    setErrors((known) =>
      known.flatMap((error) =>
        related.includes(error.path) ? (found.find(({ path }) => path === error.path) ?? []) : error,
      ),
    );
  }

  /** A field that is left empty is not nagged about; one filled in wrongly is. */
  function checkOnLeave(name: QuoteFieldName, form: QuoteForm) {
    if (form[name].trim() === '') return;
    mark(name, quoteFormErrors(form, today).find(({ path }) => path === name)?.message ?? null);
  }

  const byField = Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  return { byField, refused, summary, refuse, mark, recheck, checkOnLeave };
}

const inForm = ({ path, message }: FieldError): FieldError => ({ path: quoteFieldOf(path) ?? path, message });
