import { useState } from 'react';
import type { Account } from '#shared/account.ts';
import { CheckIcon } from '#web/ui/icons/status.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Window } from '../ui/window.tsx';
import { NewBackupCodes } from './new-backup-codes.tsx';
import { TwoStepEnd } from './two-step-end.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

const titles = {
  setup: 'Turn on two-step sign-in',
  codes: 'New backup codes',
  end: 'Turn off two-step sign-in',
};

export function TwoStep({ account }: { account: Account }) {
  const [dialog, setDialog] = useState<keyof typeof titles | null>(null);
  const [shown, setShown] = useState<keyof typeof titles>('setup');
  const open = (which: keyof typeof titles) => {
    setShown(which);
    setDialog(which);
  };
  const close = () => setDialog(null);
  return (
    <div className="grid justify-items-start gap-4">
      {account.hasSecondFactor ? (
        <>
          <div className="grid justify-items-start gap-1">
            <Chip label="On" tone="green" icon={CheckIcon} />
            <p className={account.backupCodesLeft! < 3 ? 'text-danger' : 'text-ink-soft'}>
              {leftText(account.backupCodesLeft ?? 0)}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => open('codes')}>New backup codes</Button>
            <Button variant="quiet" onClick={() => open('end')}>
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-ink-soft">
            Off. You need an authenticator app: Google Authenticator, Microsoft Authenticator, 1Password, or
            the passwords app of your phone.
          </p>
          <Button variant="main" onClick={() => open('setup')}>
            Turn on
          </Button>
        </>
      )}
      <Window open={dialog !== null} onClose={close} title={titles[shown]}>
        {shown === 'setup' && <TwoStepSetup onDone={close} />}
        {shown === 'codes' && <NewBackupCodes onDone={close} />}
        {shown === 'end' && <TwoStepEnd onDone={close} />}
      </Window>
    </div>
  );
}

function leftText(left: number): string {
  if (left === 0) return 'No backup code is left. Make new ones.';
  return left === 1 ? 'One backup code is left.' : `${left} backup codes are left.`;
}
