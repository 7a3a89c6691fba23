import { useState } from 'react';
import { codeSchema } from '#kit/access/auth.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { QrCode } from '#kit/panel/qr/qr-code.tsx';
import { CopyButton } from '#kit/panel/ui/copy-button.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import { notify } from '#kit/panel/ui/toasts.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import {
  backupCodesSchema,
  type SecondFactorSetup,
  secondFactorSetupSchema,
} from '#people/account/account.ts';
import { twoStepSetup as texts, twoStep } from './account-page-texts.ts';
import { refetchAccount } from './account-queries.ts';
import { ConfirmWithPassword } from './confirm-with-password.tsx';

interface TwoStepSetupProps {
  onConfirmed: (backupCodes: string[]) => void;
  onCancel: () => void;
}

/** Password, then the app with a first code. */
export function TwoStepSetup({ onConfirmed, onCancel }: TwoStepSetupProps) {
  const [setup, setSetup] = useState<SecondFactorSetup>();
  if (setup) return <ConnectApp setup={setup} onConfirmed={onConfirmed} onCancel={onCancel} />;
  return (
    <ConfirmWithPassword
      text={texts.first}
      action={texts.goOn}
      call={(body) => fetchAdmin(secondFactorSetupSchema, adminApi.secondFactor, { method: 'POST', body })}
      onConfirmed={setSetup}
      onCancel={onCancel}
    />
  );
}

interface ConnectAppProps extends TwoStepSetupProps {
  setup: SecondFactorSetup;
}

function ConnectApp({ setup, onConfirmed, onCancel }: ConnectAppProps) {
  const form = useEditForm({
    saved: { values: { code: '' }, version: 0 },
    labels: { code: texts.code },
    schema: codeSchema,
    body: (values) => values,
    failureField: 'code',
    mutation: {
      mutationFn: ({ body }) =>
        fetchAdmin(backupCodesSchema, adminApi.confirmSecondFactor, { method: 'POST', body }),
      onSuccess: ({ backupCodes }) => {
        onConfirmed(backupCodes);
        notify({ title: twoStep.isOn });
      },
      // After a lost response it may be on as well.
      onSettled: refetchAccount,
    },
  });
  return (
    <EditForm noun={texts.noun} form={form} saveLabels={[twoStep.turnOn, twoStep.turnOn]} onDone={onCancel}>
      <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode text={setup.uri} label={texts.qr} />
        <div className="grid content-start gap-3">
          <p>{texts.scan}</p>
          <p className="rounded-input bg-hover px-3 py-2 font-mono wrap-anywhere">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <div>
            <CopyButton text={setup.secret} label={texts.copyKey} />
          </div>
          <a href={setup.uri} className="hidden py-2.5 font-medium text-link underline touch:inline-block">
            {texts.openApp}
          </a>
        </div>
      </div>
      <TextField
        {...form.field('code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        className="font-mono tracking-widest"
      />
    </EditForm>
  );
}
