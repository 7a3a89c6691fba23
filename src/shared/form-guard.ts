import * as z from 'zod/mini';

/**
 * Fields that tell a program from a person. A public form carries both, hidden; a program that calls the API itself
 * leaves them out. Whatever is in them, a body is never refused for it.
 */
export const guardFields = {
  /** A field that nobody sees: only a program fills it in. */
  trap: 'website',
  /** When the server made the page, signed. */
  token: 'formToken',
  /** How long the page had been open, in milliseconds, as the script of the contact page says. */
  openFor: 'formOpenMs',
} as const;

/** To be spread into the schema of a public form. */
export const guardShape = {
  [guardFields.trap]: z.optional(z.unknown()),
  [guardFields.token]: z.optional(z.unknown()),
  [guardFields.openFor]: z.optional(z.unknown()),
} as const;

export type Guard = { [Name in (typeof guardFields)[keyof typeof guardFields]]?: unknown };

/** The guard's fields of a form post. */
export const guardOf = (values: Record<string, string>): Guard =>
  Object.fromEntries(Object.values(guardFields).map((name) => [name, values[name]]));

/** The rest of a body: what the person has typed. */
export function withoutGuard<Body extends Guard>(body: Body): Omit<Body, keyof Guard> {
  const { website, formToken, formOpenMs, ...rest } = body;
  return rest;
}

export const spamReasons = [
  'hidden-field',
  'forged-token',
  'old-token',
  'too-fast',
  'links',
  'repeated',
] as const;
export const spamReasonSchema = z.enum(spamReasons);
export type SpamReason = z.infer<typeof spamReasonSchema>;

/** Enough alone; any of the others happens to honest people too, and counts only together with a second one. */
const sure: readonly SpamReason[] = ['hidden-field', 'forged-token'];

export const looksLikeSpam = (reasons: readonly SpamReason[]): boolean =>
  reasons.length > 1 || reasons.some((reason) => sure.includes(reason));
