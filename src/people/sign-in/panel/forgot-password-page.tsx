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
import { forgotPage as texts } from './sign-in-texts.ts';

export function ForgotPasswordPage() {
  usePageTitle(texts.tab);
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
    <SignInFrame title={texts.title} subtitle={texts.subtitle}>
      {asking.data ? (
        <p role="status">{asking.data.sendsEmail ? texts.sent : texts.noEmail}</p>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <TextField
            label={texts.name}
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
            {asking.isPending ? texts.sending : texts.send}
          </Button>
        </form>
      )}
      <ButtonLink variant="quiet" to={adminPaths.dashboard} className="-mt-3 justify-self-center">
        {texts.back}
      </ButtonLink>
    </SignInFrame>
  );
}
