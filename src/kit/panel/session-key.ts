import type { QueryKey } from '@tanstack/react-query';

/** Key of the query for the signed-in user. */
export const sessionKey = ['session'] as const;

/** Finds every query but the one for the signed-in user. */
export const isNotSession = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[0] !== sessionKey[0];
