import * as z from 'zod/mini';

/** Hidden fields that tell bots from people. API clients leave them out. They never cause an error. */
export const guardFields = {
  /** A honeypot: only bots fill it in. */
  trap: 'website',
  /** The signed time when the server rendered the page. */
  token: 'formToken',
  /** How long the page was open, in milliseconds; sent by the contact page's script. */
  openFor: 'formOpenMs',
} as const;

/** Every public form's schema includes this. */
export const guardShape = {
  [guardFields.trap]: z.optional(z.unknown()),
  [guardFields.token]: z.optional(z.unknown()),
  [guardFields.openFor]: z.optional(z.unknown()),
} as const;

export type Guard = { [Name in (typeof guardFields)[keyof typeof guardFields]]?: unknown };

export const getGuard = (values: Record<string, string>): Guard =>
  Object.fromEntries(Object.values(guardFields).map((name) => [name, values[name]]));

export function withoutGuard<Body extends Guard>(body: Body): Omit<Body, keyof Guard> {
  const { website, formToken, formOpenMs, ...rest } = body;
  return rest;
}

export const spamReasons = [
  'hidden-field',
  'forged-token',
  'old-token',
  'no-token',
  'too-fast',
  'links',
  'many-links',
  'repeated',
] as const;
export const spamReasonSchema = z.enum(spamReasons);
export type SpamReason = z.infer<typeof spamReasonSchema>;

/** One of these is enough. The others also happen to real people, so two are needed. */
const sure: readonly SpamReason[] = ['hidden-field', 'forged-token', 'many-links'];

export const looksLikeSpam = (reasons: readonly SpamReason[]): boolean =>
  reasons.length > 1 || reasons.some((reason) => sure.includes(reason));
