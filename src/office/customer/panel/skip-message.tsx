import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import { messageSchema } from '#messages/planned/messages.ts';

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
