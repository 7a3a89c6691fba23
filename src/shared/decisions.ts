import * as z from 'zod/mini';

/** What a customer decides about a quote. */
export const decisions = ['accepted', 'declined', 'change-requested'] as const;
export const decisionSchema = z.enum(decisions, 'Choose what to do');
export type Decision = z.infer<typeof decisionSchema>;
