/** Where the source of a visit lies in the session's storage. */
export const leadSourceKey = 'source';
