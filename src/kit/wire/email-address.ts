import * as z from 'zod/mini';
import { type SchemaMessage, schemaMessage } from '#kit/refusals/schema-message.ts';
import { visitorErrors as errors } from '#kit/refusals/visitor-errors.ts';
import { asciiEmail, isEmail } from '#kit/text/email-pattern.ts';
import { requiredText, trimmedText } from './text.ts';

export const emailMessage = schemaMessage(errors, 'emailRequired');

const ascii = z.overwrite(asciiEmail);

const dotlessDomains = ['gmail.com', 'googlemail.com'];

/** The mailbox behind the spellings of an address: without case, what follows a plus, and the dots that Gmail ignores. */
export function mailboxKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const [domain, local] = [address.slice(at + 1), address.slice(0, at).replace(/(?<=.)\+.*$/, '')];
  return dotlessDomains.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** A trimmed address that must be there, of 254 characters at most (RFC 5321, section 4.5.3.1.3). */
export const emailSchema = requiredText(emailMessage, 254).check(
  ascii,
  z.refine(isEmail, { ...emailMessage, abort: true }),
);

/** May be empty. */
export const optionalEmailSchema = (message: string | SchemaMessage = emailMessage) =>
  trimmedText(254).check(
    ascii,
    z.refine((text) => text === '' || isEmail(text), message),
  );
