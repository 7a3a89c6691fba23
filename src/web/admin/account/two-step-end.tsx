import { useMutation } from '@tanstack/react-query';
import { accountSchema } from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { queryClient } from '../query-client.ts';
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
      fetchAdmin(accountSchema, adminApi.endSecondFactor, { method: 'POST', body: { currentPassword } }),
    onSuccess: (account) => {
      queryClient.setQueryData(accountQuery(account.id).queryKey, account);
      notify({ title: 'Two-step sign-in is off' });
      onEnded();
      void queryClient.invalidateQueries({ queryKey: administratorsQuery.queryKey });
    },
  });
  return (
    <ConfirmWithPassword
      text="You’ll sign in with your password alone. Your app codes and backup codes will stop working."
      action="Turn off"
      variant="danger"
      mutation={end}
      onCancel={onCancel}
    />
  );
}
