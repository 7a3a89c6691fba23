import { formatPhone, phoneDigits } from './phone.ts';

/** First and last name. A one-word name has no last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** Formats ten digits; leaves anything else as it is. */
export const phoneText = (phone: string) => (phoneDigits(phone) ? formatPhone(phone) : phone);
