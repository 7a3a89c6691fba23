import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { backupCodesSchema, type SecondFactorSetup, secondFactorSetupSchema } from '#shared/account.ts';
import { codeSchema } from '#shared/auth.ts';
import { adminApi } from '#shared/paths.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { focusFirstError, serverErrors, validate } from '../editing/field-errors.ts';
import { errorMessage } from '../error-message.ts';
import { queryClient } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { TextField } from '../ui/field.tsx';
import { SheetBody, SheetFooter } from '../ui/sheet.tsx';
import { notify } from '../ui/toasts.tsx';
import { accountKey, administratorsQuery } from './account-queries.ts';
import { ConfirmWithPassword } from './confirm-with-password.tsx';
import { QrCode } from './qr-code.tsx';

interface TwoStepSetupProps {
  onConfirmed: (backupCodes: string[]) => void;
  onCancel: () => void;
}

/** Password, then the app with a first code. */
export function TwoStepSetup({ onConfirmed, onCancel }: TwoStepSetupProps) {
  const begin = useMutation({
    mutationFn: (currentPassword: string) =>
      fetchAdmin(secondFactorSetupSchema, adminApi.secondFactor, {
        method: 'POST',
        body: { currentPassword },
      }),
  });
  if (begin.data) return <ConnectApp setup={begin.data} onConfirmed={onConfirmed} onCancel={onCancel} />;
  return (
    <ConfirmWithPassword
      text="Enter your password first, so nobody else can turn this on from an open screen."
      action="Continue"
      mutation={begin}
      onCancel={onCancel}
    />
  );
}

interface ConnectAppProps extends TwoStepSetupProps {
  setup: SecondFactorSetup;
}

function ConnectApp({ setup, onConfirmed, onCancel }: ConnectAppProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const confirm = useMutation({
    mutationFn: () =>
      fetchAdmin(backupCodesSchema, adminApi.confirmSecondFactor, { method: 'POST', body: { code } }),
    onSuccess: ({ backupCodes }) => {
      onConfirmed(backupCodes);
      notify({ title: 'Two-step sign-in is on' });
    },
    // Where the answer was lost it may be on as well.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: accountKey });
      void queryClient.invalidateQueries({ queryKey: administratorsQuery.queryKey });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (confirm.isPending) return;
    const form = event.currentTarget;
    const found = validate(codeSchema, { code })?.code;
    setError(found);
    if (found) return focusFirstError(form);
    confirm.mutate(undefined, {
      onError: (failure) => {
        setError(serverErrors(failure).code ?? errorMessage(failure));
        focusFirstError(form);
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="contents">
      <SheetBody>
        <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
          <QrCode text={setup.uri} label="QR code for your authenticator app" />
          <div className="grid content-start gap-3">
            <p>Scan this with your authenticator app, or type this key:</p>
            <p className="rounded-input bg-hover px-3 py-2 font-mono wrap-anywhere">
              {setup.secret.match(/.{1,4}/g)?.join(' ')}
            </p>
            <div>
              <CopyButton text={setup.secret} label="Copy key" />
            </div>
            <a href={setup.uri} className="hidden py-2.5 font-medium text-link underline touch:inline-block">
              Open the app on this phone
            </a>
          </div>
        </div>
        <TextField
          label="Code from the app"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          value={code}
          error={error}
          onChange={(event) => setCode(event.target.value)}
          className="font-mono tracking-widest"
        />
      </SheetBody>
      <SheetFooter>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="main" isBusy={confirm.isPending}>
          Turn on
        </Button>
      </SheetFooter>
    </form>
  );
}
