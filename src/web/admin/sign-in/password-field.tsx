import { type Ref, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '#web/ui/icons/actions.tsx';
import { TextField } from '../ui/field.tsx';

interface PasswordFieldProps {
  label?: string;
  name?: string;
  autoComplete?: 'current-password' | 'new-password';
  hint?: string;
  value: string;
  error: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  onChange: (value: string) => void;
}

export function PasswordField({
  label = 'Password',
  name = 'password',
  autoComplete = 'current-password',
  hint,
  value,
  error,
  ref,
  onChange,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      ref={ref}
      label={label}
      name={name}
      hint={hint}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      className="pr-11"
      after={
        <button
          type="button"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-input text-ink-soft hover:text-ink touch:w-11"
        >
          {isShown ? <EyeOffIcon className="size-4.5" /> : <EyeIcon className="size-4.5" />}
        </button>
      }
    />
  );
}
