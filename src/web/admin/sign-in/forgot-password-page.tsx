import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { passwordLinkAnswerSchema, passwordLinkSchema } from '#shared/password-links.ts';
import { passwordApi } from '#shared/password-paths.ts';
import { adminPaths } from '#shared/paths.ts';
import { callApi } from '#web/api-client.ts';
import { focusFirstError, serverErrors, validate } from '../editing/field-errors.ts';
import { errorMessage } from '../error-message.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export function ForgotPasswordPage() {
  usePageTitle('Forgot Password');
  const [username, setUsername] = useState('');
  const [error, setError] = useState<string>();
  const asking = useMutation({
    mutationFn: () =>
      callApi(passwordLinkAnswerSchema, passwordApi.link, { method: 'POST', body: { username } }),
    onError: (failure) => setError(serverErrors(failure).username ?? errorMessage(failure)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asking.isPending) return;
    const found = validate(passwordLinkSchema, { username })?.username;
    setError(found);
    if (found) focusFirstError(event.currentTarget);
    else asking.mutate();
  };
  return (
    <SignInFrame title="Forgot your password?" subtitle="We’ll email you a link to choose a new one">
      {asking.data ? (
        <p role="status">
          {asking.data.sendsEmail
            ? 'If an account has this name, an email with a link is on its way.'
            : 'This site can’t send email yet. Ask an owner to give you a new password.'}
        </p>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <TextField
            label="Username or email"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            error={error}
            onChange={(event) => {
              setUsername(event.target.value);
              setError(undefined);
            }}
          />
          <Button type="submit" variant="main" isBusy={asking.isPending}>
            {asking.isPending ? 'Sending...' : 'Email me a link'}
          </Button>
        </form>
      )}
      <ButtonLink variant="quiet" to={adminPaths.dashboard} className="-mt-3 justify-self-center">
        Back to sign-in
      </ButtonLink>
    </SignInFrame>
  );
}
