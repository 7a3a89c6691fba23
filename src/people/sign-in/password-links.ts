import * as z from 'zod/mini';
import { newPasswordSchema } from '#people/account/account.ts';
import {
  linkIncomplete,
  linkWrong,
  usernameOrEmailRequired,
  usernameOrEmailTooLong,
} from '#people/account/account-texts.ts';

export const passwordLinkSchema = z.object({
  username: z
    .string(usernameOrEmailRequired)
    .check(z.trim(), z.minLength(1, usernameOrEmailRequired), z.maxLength(254, usernameOrEmailTooLong)),
});

/** The same for every name. */
export const passwordLinkAnswerSchema = z.object({
  /** Whether this site has a mail server. Without one nothing is sent to anybody. */
  sendsEmail: z.boolean(),
});
export type PasswordLinkAnswer = z.infer<typeof passwordLinkAnswerSchema>;

export const passwordByLinkSchema = z.object({
  token: z.string(linkIncomplete).check(z.maxLength(200, linkWrong)),
  password: newPasswordSchema,
});
export type PasswordByLink = z.infer<typeof passwordByLinkSchema>;
