import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { alertSettingsUpdateSchema, storedAlertSettingsSchema } from '#messages/alerts/alerts.ts';
import { presentAlertSettings, updateAlertSettings } from './alert-settings.ts';

const settings = { firstPersonId: null, secondPersonId: 'b1c2', phone: '(818) 555-0100' };
const stored = {
  ...settings,
  version: 1,
  people: [{ id: 'b1c2', name: 'Kim', deviceCount: 2 }],
  isTextConfigured: true,
};

export const alertRoutes = (deps: Deps): ApiSection => ({
  tag: 'Alerts',
  description: 'Who gets alerts of leads and decisions, first and before an answer is late.',
  bodies: { AlertSettings: alertSettingsUpdateSchema },
  responses: { StoredAlertSettings: storedAlertSettingsSchema },
  endpoints: {
    getAlertSettings: adminEndpoint('get', alertApi.settings, {
      summary: 'Who gets alerts',
      responses: ok('The settings', storedAlertSettingsSchema, stored),
      handle: () => presentAlertSettings(deps),
    }),
    updateAlertSettings: adminEndpoint('put', alertApi.settings, {
      summary: 'Change who is told',
      description:
        'Null means everyone. Only owners and the office can be named. Without a `version` the last change wins.',
      body: { schema: alertSettingsUpdateSchema, example: { version: 1, ...settings } },
      responses: ok('The settings', storedAlertSettingsSchema),
      errors: ['version-conflict'],
      handle: ({ body, caller }) => updateAlertSettings(deps, caller, body),
    }),
  },
});
