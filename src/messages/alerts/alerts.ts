import * as z from 'zod/mini';
import { formatPhone, phoneDigits } from '#kit/text/phone.ts';

const personId = z.nullable(z.string('Choose a person').check(z.maxLength(100, 'Choose a person')));

export const alertSettingsSchema = z.object({
  /** Whose devices get new alerts, and those about leads that nobody has answered; null: everyone's. */
  firstPersonId: personId,
  secondPersonId: personId,
  /** Texted if no device takes the second alert; empty: an email goes out instead. */
  phone: z.string('Enter a phone number, or leave it empty').check(
    z.trim(),
    z.refine((typed) => typed === '' || phoneDigits(typed) !== null, 'Valid phone number is required'),
    z.overwrite(formatPhone),
  ),
});
export type AlertSettings = z.infer<typeof alertSettingsSchema>;

/** Without a version the last change wins. */
export const alertSettingsUpdateSchema = z.extend(alertSettingsSchema, {
  version: z.optional(z.int()),
});
export type AlertSettingsUpdate = z.infer<typeof alertSettingsUpdateSchema>;

export const storedAlertSettingsSchema = z.extend(alertSettingsSchema, {
  version: z.int(),
  /** Owners and office, whom the settings may name. */
  people: z.array(z.object({ id: z.string(), name: z.string(), deviceCount: z.int() })),
  isTextConfigured: z.boolean(),
});
export type StoredAlertSettings = z.infer<typeof storedAlertSettingsSchema>;
