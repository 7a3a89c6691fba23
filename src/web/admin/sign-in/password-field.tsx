import { type Ref, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '#web/ui/icons/actions.tsx';
import { TextField } from '../ui/field.tsx';

interface PasswordFieldProps {
  value: string;
  error: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  onChange: (value: string) => void;
}

export function PasswordField({ value, error, ref, onChange }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      ref={ref}
      label="Password"
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      className="pr-11"
      after={
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-input text-ink-soft hover:text-ink touch:w-11"
        >
          {isShown ? <EyeOffIcon className="size-4.5" /> : <EyeIcon className="size-4.5" />}
        </button>
      }
    />
  );
}
