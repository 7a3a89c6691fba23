import { useState } from 'react';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { Modal } from '#kit/panel/ui/modal.tsx';
import { notify } from '#kit/panel/ui/toasts.tsx';
import { useShownOnce } from '#kit/panel/ui/use-shown-once.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import { type Account, accountSchema, backupCodesSchema } from '#people/account/account.ts';
import { twoStep as texts } from './account-page-texts.ts';
import { refetchAccount } from './account-queries.ts';
import { BackupCodes } from './backup-codes.tsx';
import { ConfirmWithPassword } from './confirm-with-password.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

export function TwoStep({ account }: { account: Account }) {
  const [shown, setShown] = useState<keyof typeof texts.titles>('setup');
  const codes = useShownOnce<string[]>();
  const open = (which: keyof typeof texts.titles) => {
    setShown(which);
    codes.open();
  };
  return (
    <div className="grid justify-items-start gap-4">
      {account.hasSecondFactor ? (
        <>
          <div className="grid justify-items-start gap-1">
            <Chip label={texts.on} tone="green" icon={CheckIcon} />
            <p className={account.backupCodesLeft! < 3 ? 'text-danger' : 'text-ink-soft'}>
              {texts.left(account.backupCodesLeft ?? 0)}
            </p>
            {codes.isWaiting && <p className="text-danger">{texts.notSaved}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant={codes.isWaiting ? 'main' : 'plain'} onClick={() => open('codes')}>
              {codes.isWaiting ? texts.showCodes : texts.newCodes}
            </Button>
            <Button variant="quiet" onClick={() => open('end')}>
              {texts.turnOff}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-ink-soft">{texts.off}</p>
          <Button variant="main" onClick={() => open('setup')}>
            {texts.turnOn}
          </Button>
        </>
      )}
      <Modal open={codes.isOpen} onClose={codes.close} title={texts.titles[shown]}>
        {shown === 'end' ? (
          <ConfirmWithPassword
            text={texts.endText}
            action={texts.turnOff}
            variant="danger"
            call={(body) => fetchAdmin(accountSchema, adminApi.endSecondFactor, { method: 'POST', body })}
            onConfirmed={() => {
              notify({ title: texts.isOff });
              codes.take();
              refetchAccount();
            }}
            onCancel={codes.close}
          />
        ) : codes.added ? (
          <BackupCodes codes={codes.added} onDone={codes.take} />
        ) : shown === 'codes' ? (
          <ConfirmWithPassword
            text={texts.codesText}
            action={texts.createCodes}
            call={(body) => fetchAdmin(backupCodesSchema, adminApi.backupCodes, { method: 'POST', body })}
            onConfirmed={({ backupCodes }) => {
              codes.onAdded(backupCodes);
              refetchAccount();
            }}
            onCancel={codes.close}
          />
        ) : (
          <TwoStepSetup onConfirmed={codes.onAdded} onCancel={codes.close} />
        )}
      </Modal>
    </div>
  );
}
