import * as z from 'zod/mini';
import { languages } from '#kit/language/language.ts';
import { codeRequired, codeTooLong, passwordRequired, usernameRequired } from './auth-texts.ts';

export const loginSchema = z.object({
  // Phones add a space after autocompleted text.
  username: z.string(usernameRequired).check(z.trim(), z.minLength(1, usernameRequired), z.maxLength(200)),
  password: z.string(passwordRequired).check(z.minLength(1, passwordRequired), z.maxLength(200)),
});
export type Login = z.infer<typeof loginSchema>;

/** Six digits from the app, or a backup code. */
export const codeSchema = z.object({
  code: z.string(codeRequired).check(
    z.maxLength(100, codeTooLong),
    z.overwrite((code) => code.replace(/[\s-]/g, '').toLowerCase()),
    z.minLength(1, codeRequired),
  ),
});

export const currentUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  /** Only for the role `crew`. */
  crewId: z.optional(z.int()),
  /** Only for the role `crew`, whose screens are in it. */
  language: z.optional(z.enum(languages)),
  /** Everyone needs a second factor, and this user has none yet. */
  isSecondFactorDue: z.optional(z.literal(true)),
  /** Somebody else has seen the password: a reason to choose another one. */
  hasIssuedPassword: z.optional(z.literal(true)),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** The password is right, but the account also needs a code. */
const secondFactorSchema = z.object({ secondFactor: z.literal(true) });
export const loginAnswerSchema = z.union([currentUserSchema, secondFactorSchema]);
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;
