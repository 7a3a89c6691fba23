import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '#kit/ui/icons/arrows.tsx';

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: string;
}

/** Attributes that connect a control with its label, hint and error. */
interface Ties {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export function TextField({ label, error, hint, before, after, className = '', ...input }: InputProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(ties) => (
        <div className="relative">
          {before && (
            <span className="absolute inset-y-0 left-3 grid place-items-center text-ink-soft">{before}</span>
          )}
          <input {...input} {...ties} className={`${controlClass} ${before ? 'pl-7' : ''} ${className}`} />
          {after}
        </div>
      )}
    </Field>
  );
}

interface InputProps extends FieldProps, ComponentProps<'input'> {
  /** A sign inside the field, such as the unit. */
  before?: string;
  after?: ReactNode;
}

export function TextArea({ label, error, hint, ...input }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(ties) => <textarea {...input} {...ties} className={`${controlClass} min-h-20 resize-y py-2`} />}
    </Field>
  );
}

interface SelectProps<Option extends string> extends Omit<ComponentProps<'select'>, 'value'>, FieldProps {
  value: Option;
  options: readonly Option[];
  /** Labels of options that differ from their values. */
  texts?: Partial<Record<Option, string>>;
}

export function SelectField<Option extends string>(props: SelectProps<Option>) {
  const { label, error, hint, options, texts, ...input } = props;
  return (
    <Field label={label} error={error} hint={hint}>
      {(ties) => (
        <div className="relative">
          <select {...input} {...ties} className={`${controlClass} appearance-none pr-9`}>
            {options.map((option) => (
              <option key={option} value={option}>
                {texts?.[option] ?? option}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-soft" />
        </div>
      )}
    </Field>
  );
}

function Field({ label, error, hint, children }: FieldProps & { children: (ties: Ties) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': note === undefined ? undefined : noteId,
      })}
      {note !== undefined && (
        <p
          id={noteId}
          className={`text-sm wrap-anywhere ${error === undefined ? 'text-ink-soft' : 'text-danger'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** Safari, which alone knows hanging punctuation, centers a date or time only in a flex box. */
export const controlClass =
  'block supports-[hanging-punctuation:first]:[&:is([type=date],[type=time])]:flex min-h-9 w-full rounded-input bg-surface px-3 ring-1 ring-control ring-inset aria-invalid:ring-2 aria-invalid:ring-danger touch:min-h-11';
