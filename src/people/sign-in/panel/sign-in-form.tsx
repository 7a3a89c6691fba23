import { useMutation } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { type CurrentUser, loginSchema } from '#kit/access/auth.ts';
import { ApiError } from '#kit/pages/api-client.ts';
import { mayUsePanel } from '#kit/panel/api/session-query.ts';
import { focusFirstError, validate } from '#kit/panel/editing/field-errors.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import { notify } from '#kit/panel/ui/toasts.tsx';
import { CodeForm } from './code-form.tsx';
import { PasswordField } from './password-field.tsx';
import { beginSession, signIn } from './session.ts';
import { signInForm as texts } from './sign-in-texts.ts';

interface SignInFormProps {
  /** Initial user name. */
  username?: string;
  passwordRef?: RefObject<HTMLInputElement | null>;
  /** Runs before the screen behind the form appears. */
  onSignedIn?: (user: CurrentUser) => void;
}

/** A refused pair stays in the form. See docs/product/people.md#sign-in. */
export function SignInForm({ username = '', passwordRef, onSignedIn }: SignInFormProps) {
  const [login, setLogin] = useState({ username, password: '' });
  const [isChecked, setChecked] = useState(false);
  const errors = (isChecked && validate(loginSchema, login)) || {};
  const [isCodeAsked, setCodeAsked] = useState(false);
  const enter = (user: CurrentUser) => {
    if (mayUsePanel(user)) notify({ title: texts.welcome });
    onSignedIn?.(user);
    void beginSession(user);
  };
  const attempt = useMutation({
    mutationFn: signIn,
    onSuccess: (answer) => ('secondFactor' in answer ? setCodeAsked(true) : enter(answer)),
    onError: announceFailure,
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (attempt.isPending) return;
    setChecked(true);
    if (validate(loginSchema, login)) return focusFirstError(event.currentTarget);
    attempt.mutate(login);
  };

  const startAgain = () => {
    setLogin({ ...login, password: '' });
    setChecked(false);
    setCodeAsked(false);
  };
  if (isCodeAsked) return <CodeForm onSignedIn={enter} onStartAgain={startAgain} />;

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={texts.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={login.username}
        error={errors.username}
        onChange={(event) => setLogin({ ...login, username: event.target.value })}
      />
      <PasswordField
        ref={passwordRef}
        label={texts.password}
        name="password"
        value={login.password}
        error={errors.password}
        onChange={(event) => setLogin({ ...login, password: event.target.value })}
      />
      <Button type="submit" variant="main" isBusy={attempt.isPending}>
        {attempt.isPending ? texts.signingIn : texts.signIn}
      </Button>
    </form>
  );
}

/** The documented text for a wrong pair; otherwise only the real reason. */
function announceFailure(error: Error) {
  const wasRefused = error instanceof ApiError && [401, 422, 429].includes(error.status);
  const reason = errorMessage(error);
  const isSaid = error instanceof ApiError && error.status === 401;
  notify({
    title: texts.failed,
    text: wasRefused ? texts.wrongPair : reason,
    reason: isSaid ? undefined : reason,
    kind: 'failed',
  });
}
