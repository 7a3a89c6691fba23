import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#kit/access/auth.ts';
import { mayDo, ownerOnly } from '#kit/access/roles.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import { siteCopyApi, siteCopySchema } from '#office/copy/site-copy.ts';

const siteCopyQuery = adminQuery(['site-copy'], siteCopySchema, siteCopyApi.status);

/** On every screen of a copy, which sends nothing until an owner says that it is the site now. */
export function CopyNotice({ user }: { user: CurrentUser }) {
  const { data } = useQuery(siteCopyQuery);
  const confirm = useAdminMutation({
    call: () => fetchAdmin(siteCopySchema, siteCopyApi.confirm, { method: 'POST' }),
    done: { title: 'This is the site now', text: 'What was waiting is on its way.' },
    failed: 'The site wasn’t confirmed',
  });
  if (!data?.isCopy) return null;
  const { original, here, waiting } = data;
  const what = waiting === 1 ? '1 message waits' : `${waiting.toLocaleString('en-US')} messages wait`;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-yellow-wash px-4 py-3 text-yellow"
    >
      <AlertIcon className="size-5" />
      <div className="min-w-60 flex-1">
        <p className="font-semibold">This is a copy of another site, so it sends nothing.</p>
        <p>
          {`Its data belong to ${getName(original, here)}. ${what}. If you moved the site here and the other one is off, send from here.`}
        </p>
      </div>
      {mayDo(user.role, ownerOnly) && (
        <Button onClick={() => confirm.mutate()} isBusy={confirm.isPending}>
          Send from here
        </Button>
      )}
    </div>
  );
}

/** Names the original by what differs: its address, or else its place. */
const getName = (original: { origin: string; place: string }, here: { origin: string }) =>
  original.origin === here.origin ? original.place : original.origin;
