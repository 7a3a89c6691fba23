import * as z from 'zod/mini';
import { newPasswordSchema } from '#people/account/account.ts';

export const passwordLinkSchema = z.object({
  username: z
    .string('Username or email is required')
    .check(
      z.trim(),
      z.minLength(1, 'Username or email is required'),
      z.maxLength(254, 'Username or email is too long'),
    ),
});

/** The same for every name. */
export const passwordLinkAnswerSchema = z.object({
  /** Whether this site has a mail server. Without one nothing is sent to anybody. */
  sendsEmail: z.boolean(),
});
export type PasswordLinkAnswer = z.infer<typeof passwordLinkAnswerSchema>;

export const passwordByLinkSchema = z.object({
  token: z.string('The link is incomplete').check(z.maxLength(200, 'The link is wrong')),
  password: newPasswordSchema,
});
export type PasswordByLink = z.infer<typeof passwordByLinkSchema>;
