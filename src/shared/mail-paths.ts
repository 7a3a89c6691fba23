/** Apart from the API’s, which the first load of the panel does without. */
export const mailPaths = { screen: '/admin/settings/email' } as const;
