import { contactServices } from '#shared/contact-services.ts';

/** The label of a service of the contact form; null for anything else, which a visitor may have written. */
export const knownService = (service: string): string | null =>
  Object.entries(contactServices).find((names) => names.includes(service))?.[1] ?? null;
