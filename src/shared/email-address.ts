import * as z from 'zod/mini';
import { requiredText } from './text.ts';
import * as errors from './visitor-errors.ts';

export const emailMessage = errors.emailRequired;

const addressSchema = z.email();

export const isEmail = (text: string): boolean => z.safeParse(addressSchema, text).success;

/** A trimmed address that must be there, of 254 characters at most (RFC 5321, section 4.5.3.1.3). */
export const emailSchema = requiredText(emailMessage, 254).check(
  z.refine(isEmail, { error: emailMessage, abort: true }),
);
