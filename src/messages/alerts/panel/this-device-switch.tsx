import { useQuery } from '@tanstack/react-query';
import { deleteOrRestore } from '#kit/panel/list/delete-or-restore.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';
import { devicesQuery, refetchAlerts, thisDeviceQuery } from './alerts-queries.ts';
import { type ThisDevice, turnOff, turnOn } from './this-device.ts';

export function ThisDeviceSwitch() {
  const device = useQuery(thisDeviceQuery);
  // A device that was removed in the list, or on another one, is off here too.
  const devices = useQuery(devicesQuery);
  return (
    <InlineQueryView query={device} what="this device">
      {(known) => {
        const isGone =
          known.state === 'on' &&
          // An older list cannot have a device that was added since.
          devices.dataUpdatedAt > device.dataUpdatedAt &&
          devices.data?.every(({ id }) => id !== known.id);
        return <Switch device={isGone ? { state: 'off' } : known} />;
      }}
    </InlineQueryView>
  );
}

function Switch({ device }: { device: ThisDevice }) {
  const turn = useAdminMutation({
    call: async (isOn: boolean): Promise<ThisDevice> => {
      if (isOn) return turnOn();
      await turnOff();
      if (device.state === 'on') await deleteOrRestore('DELETE', alertApi.device(device.id));
      return { state: 'off' };
    },
    onSuccess: (present) => queryClient.setQueryData(thisDeviceQuery.queryKey, present),
    failed: (isOn) => (isOn ? 'We couldn’t turn alerts on.' : 'We couldn’t turn alerts off.'),
    refetch: refetchAlerts,
  });
  if (device.state !== 'on' && device.state !== 'off') {
    return <p className="text-ink-soft">{reasons[device.state]}</p>;
  }
  const isOn = device.state === 'on';
  return (
    <SwitchField
      label="Alerts on this device"
      hint={turn.isPending ? 'Just a moment…' : isOn ? 'On' : 'Off. Your browser will ask for permission.'}
      isOn={isOn}
      onChange={(next) => turn.mutate(next)}
    />
  );
}

const reasons = {
  'add-to-home':
    'On an iPhone or iPad, add the panel to the Home Screen first: press Share, then Add to Home Screen. Open it from there and turn alerts on.',
  denied:
    'This browser blocks notifications from this site. Allow them in the browser’s settings for this site, then reload the page.',
  insecure: 'Alerts need a secure address that begins with https://.',
  unsupported:
    'This browser can’t get alerts. Try Chrome, Edge, Firefox or Safari, outside a private window.',
} as const;
