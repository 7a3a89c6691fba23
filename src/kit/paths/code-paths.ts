type Id = number | ':id';

/** Codes that take something off. */
export const codeApi = {
  /** Public: what a code takes off. */
  check: '/api/codes',
  codes: '/api/admin/codes',
  code: (id: Id) => `/api/admin/codes/${id}`,
  restore: (id: Id) => `/api/admin/codes/${id}/restore`,
} as const;
