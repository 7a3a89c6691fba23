import * as z from 'zod/mini';

export const decisions = ['accepted', 'declined', 'change-requested'] as const;
export const decisionSchema = z.enum(decisions, 'Choose what to do');
export type Decision = z.infer<typeof decisionSchema>;
