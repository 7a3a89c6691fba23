import * as z from 'zod/mini';
import { languages } from '#kit/language/language.ts';
import { emailSchema } from '#kit/wire/email-address.ts';
import { requiredText } from '#kit/wire/text.ts';
import {
  atLeastCharacters,
  atMostCharacters,
  chooseLanguage,
  currentPasswordRequired,
  currentPasswordTooLong,
  nameRequired,
  newPasswordRequired,
  usernameRequired,
  usernameRule,
} from './account-texts.ts';

export const minPasswordLength = 12;
const maxPasswordLength = 128;

/** Lowercase, because people also sign in with it. */
export const ownEmailSchema = emailSchema.check(z.overwrite((text) => text.toLowerCase()));
export const personNameSchema = requiredText(nameRequired, 100);

export const usernameSchema = z.string(usernameRequired).check(
  z.overwrite((text) => text.trim().toLowerCase()),
  z.regex(/^[a-z0-9_.]{3,30}$/, usernameRule),
);

export const newPasswordSchema = z
  .string(newPasswordRequired)
  .check(
    z.minLength(minPasswordLength, atLeastCharacters(minPasswordLength)),
    z.maxLength(maxPasswordLength, atMostCharacters(maxPasswordLength)),
  );

const currentPassword = z
  .string(currentPasswordRequired)
  .check(z.minLength(1, currentPasswordRequired), z.maxLength(200, currentPasswordTooLong));

export const passwordChangeSchema = z.object({ currentPassword, newPassword: newPasswordSchema });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** Required to turn the second factor on or off and to create backup codes. */
export const passwordConfirmSchema = z.object({ currentPassword });

export const languageSchema = z.enum(languages, chooseLanguage);

/** Missing fields stay unchanged. */
export const accountUpdateSchema = z.object({
  name: z.optional(personNameSchema),
  email: z.optional(ownEmailSchema),
  /** The one that this person reads and is told things in. */
  language: z.optional(languageSchema),
  /** Required for another email address, since that signs in too. */
  currentPassword: z.optional(currentPassword),
});
export type AccountUpdate = z.infer<typeof accountUpdateSchema>;

export const accountSchema = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  /** Empty if the account was created on the command line without one. */
  email: z.string(),
  language: languageSchema,
  hasSecondFactor: z.boolean(),
  /** Null without a second factor. */
  backupCodesLeft: z.nullable(z.int()),
});
export type Account = z.infer<typeof accountSchema>;

export const sessionSchema = z.object({
  id: z.string(),
  /** Such as `Chrome on Windows`. */
  device: z.string(),
  address: z.nullable(z.string()),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** The number of ended sessions. */
export const endedSchema = z.object({ ended: z.int() });

/** The authenticator app scans `uri` as a QR code or takes `secret` (base32) as text. */
export const secondFactorSetupSchema = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;

/** Shown once. Each code works one time. */
export const backupCodesSchema = z.object({ backupCodes: z.array(z.string()) });
