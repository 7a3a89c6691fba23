import { type ComponentProps, useState } from 'react';
import { TextField } from '#kit/panel/ui/field.tsx';
import { EyeIcon, EyeOffIcon } from '#kit/ui/icons/actions.tsx';
import { signInForm } from './sign-in-texts.ts';

export function PasswordField({ label, ...input }: ComponentProps<typeof TextField>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
      label={label}
      type={isShown ? 'text' : 'password'}
      className="pr-11"
      after={
        <button
          type="button"
          aria-label={isShown ? signInForm.hide(label) : signInForm.show(label)}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-input text-ink-soft hover:text-ink touch:w-11"
        >
          {isShown ? <EyeOffIcon className="size-4.5" /> : <EyeIcon className="size-4.5" />}
        </button>
      }
    />
  );
}
