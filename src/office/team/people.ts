import * as z from 'zod/mini';
import { roles } from '#kit/access/roles.ts';
import { languageSchema, ownEmailSchema, personNameSchema, usernameSchema } from '#people/account/account.ts';

const roleSchema = z.enum(roles, 'Choose a role');
const crewIdSchema = z.nullable(z.int('Choose a crew'));

/** Somebody who can sign in to the panel. */
export const personRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  /** Empty if the account was created on the command line without one. */
  email: z.string(),
  role: roleSchema,
  /** For the role `crew`; else null. */
  crewId: crewIdSchema,
  /** The one that this person reads and is told things in. */
  language: languageSchema,
  hasSecondFactor: z.boolean(),
  /** Somebody else has seen the password: the owner who added the person, or gave them another one. */
  hasIssuedPassword: z.boolean(),
  /** Null without a sign-in in the audit log, which goes back two years. */
  lastSignInAt: z.nullable(z.string()),
  createdAt: z.string(),
  version: z.int(),
});
export type PersonRecord = z.infer<typeof personRecordSchema>;

/** `password` is shown once; only its hash is stored. */
export const addedPersonSchema = z.extend(personRecordSchema, { password: z.string() });
export type AddedPerson = z.infer<typeof addedPersonSchema>;

export const newPersonSchema = z.object({
  name: personNameSchema,
  username: usernameSchema,
  email: ownEmailSchema,
  role: roleSchema,
  crewId: z.optional(crewIdSchema),
  /** English if missing. */
  language: z.optional(languageSchema),
});
export type NewPerson = z.infer<typeof newPersonSchema>;

/** Missing fields stay unchanged. */
export const personUpdateSchema = z.extend(z.partial(newPersonSchema), { version: z.optional(z.int()) });
export type PersonUpdate = z.infer<typeof personUpdateSchema>;

/** Whether nobody can use the panel without two-step sign-in. */
export const peopleSettingsSchema = z.object({ requiresSecondFactor: z.boolean() });
