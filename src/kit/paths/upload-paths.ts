/** The panel's uploads that settings show. */
export const uploadApi = {
  logo: '/api/admin/upload/logo',
  sitePicture: '/api/admin/upload/site-picture',
} as const;
