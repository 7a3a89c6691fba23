import type { ContactMethod } from '#shared/quotes.ts';

export const contactMethodLabels: Record<ContactMethod, string> = { sms: 'Text message', email: 'Email' };
