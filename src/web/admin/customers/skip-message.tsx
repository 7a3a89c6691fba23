import { messagePaths } from '#shared/customer-paths.ts';
import { messageSchema } from '#shared/messages.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { Button } from '../ui/button.tsx';
import { useAdminMutation } from '../use-admin-mutation.ts';

/** Ends a planned message for good. */
export function SkipMessage({ id, title }: { id: number; title: string }) {
  const skip = useAdminMutation({
    call: () => fetchAdmin(messageSchema, messagePaths.skip(id), { method: 'POST', body: {} }),
    done: { title: `${title} skipped` },
    failed: 'Failed to skip the message',
  });
  return (
    <Button
      className="relative"
      isBusy={skip.isPending}
      aria-label={`Skip: ${title}`}
      onClick={() => skip.mutate()}
    >
      Skip
    </Button>
  );
}
