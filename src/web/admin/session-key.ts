/** Of the query for the signed-in user. */
export const sessionKey = ['session'] as const;
