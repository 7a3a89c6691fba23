import * as z from 'zod/mini';

export const loginSchema = z.object({
  // Phones add a space after autocompleted text.
  username: z
    .string('Username is required')
    .check(z.trim(), z.minLength(1, 'Username is required'), z.maxLength(200)),
  password: z.string('Password is required').check(z.minLength(1, 'Password is required'), z.maxLength(200)),
});
export type Login = z.infer<typeof loginSchema>;

/** Six digits from the app, or a backup code. */
export const codeSchema = z.object({
  code: z.string('Code is required').check(
    z.maxLength(100, 'Code is too long'),
    z.overwrite((code) => code.replace(/[\s-]/g, '').toLowerCase()),
    z.minLength(1, 'Code is required'),
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
