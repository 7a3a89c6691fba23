/** As in `paths.ts`, routes pass patterns, links pass values. */
type Id = number | ':id';

/** Alerts and the devices that get them. For owner and office. */
export const alertApi = {
  settings: '/api/admin/alerts/settings',
  /** The public key of web push. */
  key: '/api/admin/push-subscriptions/key',
  devices: '/api/admin/push-subscriptions',
  device: (id: Id) => `/api/admin/push-subscriptions/${id}`,
  test: (id: Id) => `/api/admin/push-subscriptions/${id}/test`,
  arrived: (id: Id) => `/api/admin/push-subscriptions/${id}/arrived`,
} as const;
