import type { Ref } from 'react';
import type { FieldError } from '#kit/wire/errors.ts';
import { AlertIcon } from './icons/status.tsx';

interface ErrorSummaryProps {
  title: string;
  errors: readonly FieldError[];
  /** Maps an error's path to the id of its control. */
  getTarget?: (path: string) => string;
  /** Focus it after a refused submission, so screen readers read it. */
  ref?: Ref<HTMLElement>;
  className?: string;
}

export function ErrorSummary({
  title,
  errors,
  getTarget = (path) => path,
  ref,
  className = '',
}: ErrorSummaryProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={title}
      className={`scroll-mt-28 rounded-card border-2 border-error bg-error-wash p-5 ${className}`}
    >
      <p className="flex gap-2 font-semibold text-error">
        <AlertIcon className="mt-0.5" />
        {title}
      </p>
      <ul className="mt-1 pl-8 empty:hidden">
        {distinct(errors).map((error) => (
          <li key={error.path}>
            <a
              href={`#${getTarget(error.path)}`}
              className="inline-flex min-h-11 items-center underline underline-offset-3 hover:no-underline"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(getTarget(error.path))?.focus();
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows a message once, even if it belongs to two fields. */
const distinct = (errors: readonly FieldError[]) =>
  errors.filter(({ message }, index) => errors.findIndex((other) => other.message === message) === index);
