import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { usePageTitle } from '#company/profile/panel/use-page-title.ts';
import { callApi } from '#kit/pages/api-client.ts';
import { focusFirstError, serverErrors, validate } from '#kit/panel/editing/field-errors.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { Button, ButtonLink } from '#kit/panel/ui/button.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import { passwordApi } from '#kit/paths/password-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { passwordLinkAnswerSchema, passwordLinkSchema } from '#people/sign-in/password-links.ts';
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
