import type { ReactNode } from 'react';
import * as text from '#kit/language/ui-texts.ts';
import { AlertIcon } from './icons/status.tsx';

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  isOptional?: boolean;
}

/** The control must spread `controlProps`, which connect it to hint and error. */
export function Field({
  id,
  label,
  hint,
  error,
  isOptional,
  className,
  children,
}: FieldText & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className={labelClass}>
        {label}
        {isOptional && <Optional />}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldText, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-medium text-error">
          <AlertIcon className="mt-0.5 size-4.5" />
          {error}
        </p>
      )}
    </>
  );
}

export const Optional = () => <span className="font-normal text-ink-soft">{text.optional}</span>;

export function controlProps(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined };
}

export const labelClass = 'mb-1.5 block text-sm font-semibold';

/** Phones zoom into inputs with text below 16 px. */
export const controlClass =
  'block w-full min-w-0 min-h-13 rounded-input border border-control bg-white px-4 py-2.5 text-base placeholder:text-ink-soft hover:border-ink focus-visible:border-teal focus-visible:outline-offset-0 aria-invalid:border-2 aria-invalid:border-error';
