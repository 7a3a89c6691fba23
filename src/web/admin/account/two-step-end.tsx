import { useMutation } from '@tanstack/react-query';
import { accountSchema } from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { queryClient } from '../query-client.ts';
import { callAdmin } from '../sign-in/call-admin.ts';
import { notify } from '../ui/toasts.tsx';
import { accountQuery, administratorsQuery } from './account-queries.ts';
import { ConfirmWithPassword } from './confirm-with-password.tsx';

interface TwoStepEndProps {
  onEnded: () => void;
  onCancel: () => void;
}

export function TwoStepEnd({ onEnded, onCancel }: TwoStepEndProps) {
  const end = useMutation({
    mutationFn: (currentPassword: string) =>
      callAdmin(accountSchema, adminApi.endSecondFactor, { method: 'POST', body: { currentPassword } }),
    onSuccess: (account) => {
      queryClient.setQueryData(accountQuery(account.id).queryKey, account);
      notify({ title: 'Two-step sign-in is off' });
      onEnded();
      void queryClient.invalidateQueries({ queryKey: administratorsQuery.queryKey });
    },
  });
  return (
    <ConfirmWithPassword
      text="From then on your password alone opens the panel. The codes of your app and your backup codes stop working."
      action="Turn off"
      variant="danger"
      mutation={end}
      onCancel={onCancel}
    />
  );
}
