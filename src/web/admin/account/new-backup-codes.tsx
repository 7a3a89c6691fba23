import { useMutation } from '@tanstack/react-query';
import { backupCodesSchema } from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { queryClient } from '../query-client.ts';
import { accountKey } from './account-queries.ts';
import { ConfirmWithPassword } from './confirm-with-password.tsx';

interface NewBackupCodesProps {
  onMade: (codes: string[]) => void;
  onCancel: () => void;
}

export function NewBackupCodes({ onMade, onCancel }: NewBackupCodesProps) {
  const renew = useMutation({
    mutationFn: (currentPassword: string) =>
      fetchAdmin(backupCodesSchema, adminApi.backupCodes, { method: 'POST', body: { currentPassword } }),
    onSuccess: ({ backupCodes }) => {
      onMade(backupCodes);
      void queryClient.invalidateQueries({ queryKey: accountKey });
    },
  });
  return (
    <ConfirmWithPassword
      text="You’ll get ten new codes. Your current codes will stop working."
      action="Create new codes"
      mutation={renew}
      onCancel={onCancel}
    />
  );
}
