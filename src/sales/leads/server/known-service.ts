import { contactServices } from '#company/catalog/contact-services.ts';

type KnownService = keyof typeof contactServices;

/** The key of a service of the contact form, by key or label; null for anything else, which a visitor may have written. */
export const knownServiceKey = (service: string): KnownService | null =>
  (Object.entries(contactServices).find((names) => names.includes(service))?.[0] as KnownService) ?? null;

/** Its label, for staff. */
export function knownService(service: string): string | null {
  const key = knownServiceKey(service);
  return key && contactServices[key];
}
