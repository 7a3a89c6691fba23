import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '#company/profile/panel/use-page-title.ts';
import { ApiError, sendRequest } from '#kit/pages/api-client.ts';
import { focusFirstError, serverErrors, validate } from '#kit/panel/editing/field-errors.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { saving } from '#kit/panel/panel-texts.ts';
import { Button, ButtonLink, buttonClass } from '#kit/panel/ui/button.tsx';
import { passwordApi, passwordPaths } from '#kit/paths/password-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { minPasswordLength } from '#people/account/account.ts';
import { passwordByLinkSchema } from '#people/sign-in/password-links.ts';
import { PasswordField } from './password-field.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { signInPage, newPasswordPage as texts } from './sign-in-texts.ts';

/** Opened by the link in an email. */
export function NewPasswordPage() {
  usePageTitle(texts.tab);
  const [query] = useSearchParams();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const body = { token: query.get('token') ?? '', password };
  const setting = useMutation({
    mutationFn: () => sendRequest(passwordApi.renew, { method: 'POST', body }),
    onError: (failure) => {
      const errors = serverErrors(failure);
      if (!isLinkEnded(failure)) setError(errors.password ?? errors.token ?? errorMessage(failure));
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (setting.isPending) return;
    const found = validate(passwordByLinkSchema, body)?.password;
    setError(found);
    if (found) focusFirstError(event.currentTarget);
    else setting.mutate();
  };
  if (setting.isSuccess) {
    return (
      <SignInFrame title={texts.done} subtitle={texts.doneText}>
        {/* Loads the panel anew, since the sessions of before have ended. */}
        <a href={adminPaths.dashboard} className={buttonClass({ variant: 'main' })}>
          {texts.toSignIn}
        </a>
      </SignInFrame>
    );
  }
  if (isLinkEnded(setting.error)) {
    return (
      <SignInFrame title={texts.ended} subtitle={errorMessage(setting.error)}>
        <ButtonLink variant="main" to={passwordPaths.forgotten}>
          {signInPage.forgot}
        </ButtonLink>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={texts.title} subtitle={texts.subtitle}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="new-password"
          hint={texts.hint(minPasswordLength)}
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="main" isBusy={setting.isPending}>
          {setting.isPending ? saving : texts.set}
        </Button>
      </form>
    </SignInFrame>
  );
}

const isLinkEnded = (error: Error | null) =>
  error instanceof ApiError && error.problem?.code === 'link-expired';
