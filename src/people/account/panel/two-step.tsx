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
import { refetchAccount } from './account-queries.ts';
import { BackupCodes } from './backup-codes.tsx';
import { ConfirmWithPassword } from './confirm-with-password.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

const titles = {
  setup: 'Turn on two-step sign-in',
  codes: 'New backup codes',
  end: 'Turn off two-step sign-in',
};

export function TwoStep({ account }: { account: Account }) {
  const [shown, setShown] = useState<keyof typeof titles>('setup');
  const codes = useShownOnce<string[]>();
  const open = (which: keyof typeof titles) => {
    setShown(which);
    codes.open();
  };
  return (
    <div className="grid justify-items-start gap-4">
      {account.hasSecondFactor ? (
        <>
          <div className="grid justify-items-start gap-1">
            <Chip label="On" tone="green" icon={CheckIcon} />
            <p className={account.backupCodesLeft! < 3 ? 'text-danger' : 'text-ink-soft'}>
              {leftText(account.backupCodesLeft ?? 0)}
            </p>
            {codes.isWaiting && (
              <p className="text-danger">
                You haven’t saved them yet. If you leave this screen, you’ll lose them.
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant={codes.isWaiting ? 'main' : 'plain'} onClick={() => open('codes')}>
              {codes.isWaiting ? 'Show the backup codes' : 'New backup codes'}
            </Button>
            <Button variant="quiet" onClick={() => open('end')}>
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-ink-soft">
            Off. You need an authenticator app: Google Authenticator, Microsoft Authenticator, 1Password, or
            your phone’s passwords app.
          </p>
          <Button variant="main" onClick={() => open('setup')}>
            Turn on
          </Button>
        </>
      )}
      <Modal open={codes.isOpen} onClose={codes.close} title={titles[shown]}>
        {shown === 'end' ? (
          <ConfirmWithPassword
            text="You’ll sign in with your password alone. Your app codes and backup codes will stop working."
            action="Turn off"
            variant="danger"
            call={(body) => fetchAdmin(accountSchema, adminApi.endSecondFactor, { method: 'POST', body })}
            onConfirmed={() => {
              notify({ title: 'Two-step sign-in is off' });
              codes.take();
              refetchAccount();
            }}
            onCancel={codes.close}
          />
        ) : codes.added ? (
          <BackupCodes codes={codes.added} onDone={codes.take} />
        ) : shown === 'codes' ? (
          <ConfirmWithPassword
            text="You’ll get ten new codes. Your current codes will stop working."
            action="Create new codes"
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

function leftText(left: number): string {
  if (left === 0) return 'You have no backup codes left. Create new ones.';
  return left === 1 ? 'You have one backup code left.' : `You have ${left} backup codes left.`;
}
