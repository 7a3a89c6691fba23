import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type CurrentUser, codeSchema } from '#kit/access/auth.ts';
import { ApiError } from '#kit/pages/api-client.ts';
import { serverErrors, validate } from '#kit/panel/editing/field-errors.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import { notify } from '#kit/panel/ui/toasts.tsx';
import { signInWithCode } from './session.ts';
import { signInForm, codeForm as texts } from './sign-in-texts.ts';

interface CodeFormProps {
  onSignedIn: (user: CurrentUser) => void;
  /** Back to the password. */
  onStartAgain: () => void;
}

/** The second step, for an account with two-step sign-in. Six digits are sent as soon as they are there. */
export function CodeForm({ onSignedIn, onStartAgain }: CodeFormProps) {
  const [isBackup, setBackup] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both kinds of code use the same field
  useEffect(() => field.current?.focus(), [isBackup]);

  const attempt = useMutation({
    mutationFn: signInWithCode,
    onSuccess: onSignedIn,
    onError: (failure) => {
      const reason = errorMessage(failure);
      if (failure instanceof ApiError && failure.problem?.code === 'not-signed-in') {
        notify({ title: signInForm.failed, text: reason, kind: 'failed' });
        return onStartAgain();
      }
      setError(serverErrors(failure).code ?? reason);
      field.current?.select();
    },
  });

  const send = (text: string) => {
    if (attempt.isPending) return;
    const found = validate(codeSchema, { code: text })?.code;
    setError(found);
    if (!found) attempt.mutate(text);
  };
  const type = (text: string) => {
    setCode(text);
    setError(undefined);
    if (!isBackup && /^\s*\d{3}[\s-]?\d{3}\s*$/.test(text)) send(text);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(code);
  };
  const turn = () => {
    setBackup(!isBackup);
    setCode('');
    setError(undefined);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        ref={field}
        key={isBackup ? 'backup' : 'app'}
        label={isBackup ? texts.backup : texts.app}
        hint={isBackup ? texts.backupHint : texts.appHint}
        name="code"
        autoComplete={isBackup ? 'off' : 'one-time-code'}
        inputMode={isBackup ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        error={error}
        onChange={(event) => type(event.target.value)}
        className="font-mono tracking-widest"
      />
      <Button type="submit" variant="main" isBusy={attempt.isPending}>
        {attempt.isPending ? signInForm.signingIn : signInForm.signIn}
      </Button>
      <div className="-mt-2 flex flex-wrap justify-between gap-2">
        <Button variant="quiet" className="-ml-3.5" onClick={turn}>
          {isBackup ? texts.useApp : texts.useBackup}
        </Button>
        <Button variant="quiet" className="-mr-3.5" onClick={onStartAgain}>
          {texts.startAgain}
        </Button>
      </div>
    </form>
  );
}
