import { type SubmitEvent, useState } from 'react';
import { passwordConfirmSchema } from '#shared/account.ts';
import { focusFirstError, serverErrors, validate } from '../editing/field-errors.ts';
import { errorMessage } from '../error-message.ts';
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
    const found = validate(passwordConfirmSchema, { currentPassword })?.currentPassword;
    setError(found);
    if (found) return focusFirstError(form);
    mutation.mutate(currentPassword, {
      onError: (failure) => {
        setError(serverErrors(failure).currentPassword ?? errorMessage(failure));
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
