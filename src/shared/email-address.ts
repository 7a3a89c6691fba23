import * as z from 'zod/mini';
import { asciiEmail, isEmail } from './email-pattern.ts';
import { requiredText, trimmedText } from './text.ts';
import * as errors from './visitor-errors.ts';

export const emailMessage = errors.emailRequired;

const ascii = z.overwrite(asciiEmail);

/** A trimmed address that must be there, of 254 characters at most (RFC 5321, section 4.5.3.1.3). */
export const emailSchema = requiredText(emailMessage, 254).check(
  ascii,
  z.refine(isEmail, { error: emailMessage, abort: true }),
);

/** May be empty. */
export const optionalEmailSchema = (message = emailMessage) =>
  trimmedText(254).check(
    ascii,
    z.refine((text) => text === '' || isEmail(text), message),
  );
