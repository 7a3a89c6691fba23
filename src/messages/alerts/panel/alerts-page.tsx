import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { AlertSettingsForm } from './alert-settings-form.tsx';
import { alertSettingsQuery, devicesQuery } from './alerts-queries.ts';
import { Devices } from './devices.tsx';
import { ThisDeviceSwitch } from './this-device-switch.tsx';

export function AlertsPage() {
  const settings = useQuery(alertSettingsQuery);
  const devices = useQuery({ ...devicesQuery, ...refetchOnOpen });
  return (
    <>
      <PageHeader
        title="Alerts"
        subtitle="New leads and customers’ decisions, on your phone within seconds"
      />
      <Sections>
        <Section
          title="Alerts on this device"
          text="Alerts show the price and city, never a name, because anyone can read a lock screen."
        >
          <ThisDeviceSwitch />
        </Section>
        <Section
          title="Your devices"
          text="Signing out on a device ends its alerts. Lost your phone? End its session in Account to end its alerts too."
        >
          <InlineQueryView query={devices} what="your devices">
            {(all) => <Devices devices={all} />}
          </InlineQueryView>
        </Section>
        <Section
          title="Who gets alerts"
          text="If nobody answers a lead within three quarters of the promised time, a second alert goes out."
        >
          <InlineQueryView query={settings} what="the settings">
            {(stored) => <AlertSettingsForm stored={stored} />}
          </InlineQueryView>
        </Section>
      </Sections>
    </>
  );
}
