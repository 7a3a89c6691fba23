import * as z from 'zod/mini';
import * as errors from '#kit/refusals/quote-errors.ts';
import { schemaMessage } from '#kit/refusals/schema-message.ts';

export const decisions = ['accepted', 'declined', 'change-requested'] as const;
export const decisionSchema = z.enum(decisions, schemaMessage(errors, 'chooseDecision'));
export type Decision = z.infer<typeof decisionSchema>;
