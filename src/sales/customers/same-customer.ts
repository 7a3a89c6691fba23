import { plainDigits } from '#kit/text/phone.ts';
import { searchable } from '#kit/wire/text.ts';

/** How a request or a quote names its customer. */
export interface Contact {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/** Two customers with equal keys may be one. An empty key is unknown and matches nothing. */
export interface ContactKeys {
  emailKey: string;
  phoneDigits: string;
  firstNameKey: string;
  lastNameKey: string;
}

export const contactKeys = ({ firstName, lastName, email, phone }: Contact): ContactKeys => ({
  emailKey: email.trim().toLowerCase(),
  phoneDigits: plainDigits(phone ?? ''),
  firstNameKey: nameKey(firstName),
  lastNameKey: nameKey(lastName),
});

const nameKey = (name: string) => searchable(name).trim().replace(/\s+/g, ' ');

/** Whether a lead belongs to a known customer, and which contact matches. See docs/product/sales.md#customers. */
export function sameCustomerBy(known: ContactKeys, lead: ContactKeys): 'email' | 'phone' | null {
  const hasSamePhone = lead.phoneDigits !== '' && known.phoneDigits === lead.phoneDigits;
  const hasSameLastName = lead.lastNameKey !== '' && known.lastNameKey === lead.lastNameKey;
  if (lead.emailKey !== '' && known.emailKey === lead.emailKey) {
    const isPhoneMissing = lead.phoneDigits === '' || known.phoneDigits === '';
    const hasSameName = hasSameLastName && known.firstNameKey === lead.firstNameKey;
    if (hasSamePhone || isPhoneMissing || hasSameName) return 'email';
  }
  return hasSamePhone && hasSameLastName ? 'phone' : null;
}
