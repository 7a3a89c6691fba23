/** Screens of the panel that open without a session. */
export const passwordPaths = {
  forgotten: '/admin/forgot-password',
  /** The link in an email leads here; its query holds the token. */
  renew: '/admin/new-password',
} as const;

export const passwordApi = {
  link: '/api/auth/password-link',
  renew: '/api/auth/new-password',
} as const;
