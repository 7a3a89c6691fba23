import * as z from 'zod/mini';
import * as errors from './quote-errors.ts';
import { schemaMessage } from './schema-message.ts';

export const decisions = ['accepted', 'declined', 'change-requested'] as const;
export const decisionSchema = z.enum(decisions, schemaMessage(errors, 'chooseDecision'));
export type Decision = z.infer<typeof decisionSchema>;
