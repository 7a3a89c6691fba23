/**
 * The GETs whose last answer stays on the device; see docs/product/office.md#installing-the-panel-and-offline. Not here:
 * links and feeds that grant access by themselves, emails, sessions, people, exports, and whatever is added later.
 */
const stored = [
  '/api/auth/me',
  '/api/services',
  '/api/admin/today',
  '/api/admin/stats',
  '/api/admin/stats/series',
  '/api/admin/requests',
  '/api/admin/requests/counts',
  '/api/admin/requests/:id',
  '/api/admin/requests/:id/history',
  '/api/admin/quote-requests',
  '/api/admin/quote-requests/:id',
  '/api/admin/quote-requests/:id/history',
  '/api/admin/customers',
  '/api/admin/customers/:id',
  '/api/admin/schedule',
  '/api/admin/visits',
  '/api/admin/visits/:id',
  '/api/admin/visits/:id/day',
  '/api/admin/visits/:id/on-my-way',
  '/api/admin/crews',
  '/api/admin/services',
  '/api/admin/settings',
];

const pattern = new RegExp(`^(${stored.map((path) => path.replace(':id', '\\d+')).join('|')})(\\?|$)`);

/** `path` may have a query. */
export const isStored = (path: string): boolean => pattern.test(path);
