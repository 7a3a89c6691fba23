import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultBooking } from '#company/profile/booking.ts';
import type { SettingsUpdate, StoredSettings } from '#company/settings/settings.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';

const readStored = async ({ adminCall }: TestApp) =>
  (await adminCall('GET', adminApi.settings)).json() as Promise<StoredSettings>;

async function change(app: TestApp, changes: Partial<SettingsUpdate> | object): Promise<Response> {
  const { updatedAt: _time, ...settings } = await readStored(app);
  return app.adminCall('PUT', adminApi.settings, { ...settings, ...changes });
}

const closures = [{ from: '2026-12-24', to: '2026-12-26', reason: 'Holidays' }];

test('closures are stored in the order of their days', async (t) => {
  const app = await openTestApp(t);
  const [later] = closures;
  const earlier = { from: '2026-11-26', to: '2026-11-26', reason: 'Thanksgiving' };
  assert.equal((await change(app, { closures: [later, earlier] })).status, 200);
  assert.deepEqual((await readStored(app)).closures, [earlier, later]);
});

test('odd windows, figures and spans are refused at their field', async (t) => {
  const app = await openTestApp(t);
  const morning = { from: '08:00', to: '10:00' };
  const windows = (...arrivalWindows: object[]) => ({ booking: { ...defaultBooking, arrivalWindows } });
  const figure = (changes: object) => ({ booking: { ...defaultBooking, ...changes } });
  const wrong: [object, string][] = [
    [windows({ days: [1], from: '10:00', to: '10:00' }), 'booking.arrivalWindows.0.to'],
    [windows({ days: [1], from: '10:00', to: '24:00' }), 'booking.arrivalWindows.0.to'],
    [windows({ days: [], ...morning }), 'booking.arrivalWindows.0.days'],
    [windows({ days: [8], ...morning }), 'booking.arrivalWindows.0.days.0'],
    [windows({ days: [1, 2], ...morning }, { days: [2, 3], ...morning }), 'booking.arrivalWindows.1.days'],
    [figure({ minimumNoticeHours: -1 }), 'booking.minimumNoticeHours'],
    [figure({ horizonDays: 0 }), 'booking.horizonDays'],
    [figure({ bufferMinutes: 7.5 }), 'booking.bufferMinutes'],
    [figure({ holdMinutes: 0 }), 'booking.holdMinutes'],
    [figure({ quoteValidDays: 366 }), 'booking.quoteValidDays'],
    [figure({ selfBooking: 'on' }), 'booking.selfBooking'],
    [{ closures: [{ ...closures[0], to: '2026-12-23' }] }, 'closures.0.to'],
    [{ closures: [{ ...closures[0], from: '2026-02-30' }] }, 'closures.0.from'],
    [{ closures: [{ ...closures[0], reason: ' ' }] }, 'closures.0.reason'],
  ];
  for (const [changes, path] of wrong) await expectErrorAt(await change(app, changes), path);
  assert.equal((await readStored(app)).version, 1);
});
