import * as z from 'zod/mini';
import { requiredText } from '#kit/wire/text.ts';

export const keyApi = {
  keys: '/api/admin/keys',
  key: (id: number | ':id') => `/api/admin/keys/${id}`,
} as const;

/** No key may do what only owners may. */
export const keyRoles = ['office', 'crew'] as const;
export type KeyRole = (typeof keyRoles)[number];

const crewId = z.nullable(z.int('Choose a crew'));
const role = z.enum(keyRoles, 'Choose a role');

export const newKeySchema = z.object({
  name: requiredText('Name is required', 100),
  role,
  crewId: z.optional(crewId),
});
export type NewKey = z.infer<typeof newKeySchema>;

export const apiKeySchema = z.object({
  id: z.int(),
  name: z.string(),
  role,
  /** For the role `crew`; else null. */
  crewId,
  /** To the minute; null before the first call. */
  lastUsedAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** `key` is shown once; only its hash is stored. */
export const addedKeySchema = z.extend(apiKeySchema, { key: z.string() });
export type AddedKey = z.infer<typeof addedKeySchema>;
