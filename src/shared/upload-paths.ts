/** The panel's uploads that settings show. */
export const uploadApi = {
  logo: '/api/admin/upload/logo',
} as const;
