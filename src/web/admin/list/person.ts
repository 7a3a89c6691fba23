import { formatPhone, phoneDigits } from '#shared/phone.ts';

/** First and last name as one; a one-word name has no last. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** Ten digits in the usual form; anything else as it was given. */
export const phoneText = (phone: string) => (phoneDigits(phone) ? formatPhone(phone) : phone);
