import { useQuery } from '@tanstack/react-query';
import type { PushSubscriptionRecord } from '#delivery/devices/push-subscriptions.ts';
import { deleteOrRestore } from '#kit/panel/list/delete-or-restore.ts';
import { useRow } from '#kit/panel/list/removed-rows.ts';
import { StableList } from '#kit/panel/list/stable-list.tsx';
import { queryClient } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Tag } from '#kit/panel/ui/chip.tsx';
import { When } from '#kit/panel/ui/when.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';
import { refetchAlerts, thisDeviceQuery } from './alerts-queries.ts';
import { turnOff } from './this-device.ts';
import { useDeviceTest } from './use-device-test.ts';

export function Devices({ devices }: { devices: PushSubscriptionRecord[] }) {
  const { data: present } = useQuery(thisDeviceQuery);
  const ownId = present?.state === 'on' ? present.id : null;
  if (devices.length === 0) return <p className="text-ink-soft">No device gets alerts yet.</p>;
  return (
    <StableList rows={devices}>
      {(shown) => (
        <ul aria-label="Your devices" className="grid divide-y divide-line">
          {shown.map((device) => (
            <DeviceRow key={device.id} device={device} isThisOne={device.id === ownId} />
          ))}
        </ul>
      )}
    </StableList>
  );
}

function DeviceRow({ device, isThisOne }: { device: PushSubscriptionRecord; isThisOne: boolean }) {
  const { id, device: name, createdAt, lastFailure, lastFailureAt, lastSuccessAt } = device;
  const test = useDeviceTest(device);
  const remove = useAdminMutation({
    call: async () => {
      // Otherwise the next start of the panel would register it again.
      const known = await queryClient.ensureQueryData(thisDeviceQuery).catch(() => null);
      if (known?.state === 'on' && known.id === id) await turnOff();
      return deleteOrRestore('DELETE', alertApi.device(id));
    },
    done: { title: 'Device removed', text: name },
    failed: 'We couldn’t remove the device.',
    refetch: refetchAlerts,
  });
  const isFailing = lastFailureAt !== null && lastFailureAt > (lastSuccessAt ?? '');
  return (
    <li {...useRow(device)} className="grid gap-2 py-3 transition-opacity first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {name}
            {isThisOne && <Tag>This device</Tag>}
          </p>
          <p className="text-sm text-ink-soft">
            {'Added '}
            <When at={createdAt} />
            {lastSuccessAt && (
              <>
                {' · Last alert '}
                <When at={lastSuccessAt} />
              </>
            )}
          </p>
        </div>
        <div className="flex gap-2">
          <Button isBusy={test.isSending} onClick={test.send}>
            Send test<span className="sr-only"> to {name}</span>
          </Button>
          <Button isBusy={remove.isPending} onClick={() => remove.mutate()}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      <p role="status" className="text-sm wrap-anywhere empty:hidden">
        {test.result ?? (isFailing ? lastFailure : '')}
      </p>
    </li>
  );
}
