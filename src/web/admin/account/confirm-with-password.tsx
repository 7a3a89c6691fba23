import { type SubmitEvent, useState } from 'react';
import { passwordConfirmSchema } from '#shared/account.ts';
import { errorsOf, findErrors, focusFirstError } from '../editing/field-errors.ts';
import { reasonOf } from '../reason-of.ts';
import { PasswordField } from '../sign-in/password-field.tsx';
import { Button } from '../ui/button.tsx';
import { SheetBody, SheetFooter } from '../ui/sheet.tsx';

interface ConfirmWithPasswordProps {
  text: string;
  action: string;
  variant?: 'main' | 'danger';
  mutation: {
    isPending: boolean;
    mutate: (password: string, options: { onError: (error: Error) => void }) => void;
  };
  onCancel: () => void;
}

/** Asks for the password before something that protects the account is changed. */
export function ConfirmWithPassword(props: ConfirmWithPasswordProps) {
  const { text, action, variant = 'main', mutation, onCancel } = props;
  const [currentPassword, setPassword] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mutation.isPending) return;
    const form = event.currentTarget;
    const found = findErrors(passwordConfirmSchema, { currentPassword })?.currentPassword;
    setError(found);
    if (found) return focusFirstError(form);
    mutation.mutate(currentPassword, {
      onError: (failure) => {
        setError(errorsOf(failure).currentPassword ?? reasonOf(failure));
        focusFirstError(form);
      },
    });
  };

  return (
    <form noValidate onSubmit={submit} className="contents">
      <SheetBody>
        <p className="text-ink-soft">{text}</p>
        <PasswordField
          label="Current password"
          name="currentPassword"
          value={currentPassword}
          error={error}
          onChange={setPassword}
        />
      </SheetBody>
      <SheetFooter>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant={variant} isBusy={mutation.isPending}>
          {action}
        </Button>
      </SheetFooter>
    </form>
  );
}
