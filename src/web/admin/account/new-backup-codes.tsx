import { useMutation } from '@tanstack/react-query';
import { backupCodesSchema } from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { queryClient } from '../query-client.ts';
import { callAdmin } from '../sign-in/call-admin.ts';
import { accountQuery } from './account-queries.ts';
import { BackupCodes } from './backup-codes.tsx';
import { ConfirmWithPassword } from './confirm-with-password.tsx';

export function NewBackupCodes({ onDone }: { onDone: () => void }) {
  const renew = useMutation({
    mutationFn: (currentPassword: string) =>
      callAdmin(backupCodesSchema, adminApi.backupCodes, { method: 'POST', body: { currentPassword } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
  if (renew.data) return <BackupCodes codes={renew.data.backupCodes} onDone={onDone} />;
  return (
    <ConfirmWithPassword
      text="You get ten new codes. Those you have now stop working."
      action="Make new codes"
      mutation={renew}
      onCancel={onDone}
    />
  );
}
