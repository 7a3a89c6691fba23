import * as z from 'zod/mini';
import { trimmedText } from '#kit/wire/text.ts';

/** Where the business receives mail; empty until the owner enters it. The state is that of the company. */
export const postalAddressSchema = z
  .object({
    street: trimmedText(120),
    city: trimmedText(60),
    zipCode: trimmedText(10).check(z.regex(/^(\d{5}(-\d{4})?)?$/, 'A ZIP code has five digits')),
  })
  .check(
    z.refine(
      ({ street, city, zipCode }) => [street, city, zipCode].every(Boolean) || !(street || city || zipCode),
      {
        message: 'Enter street, city and ZIP code, or leave all three empty',
        path: ['street'],
      },
    ),
  );
export type PostalAddress = z.infer<typeof postalAddressSchema>;

export const noPostalAddress: PostalAddress = { street: '', city: '', zipCode: '' };

/** `PO Box 12, Lakeside, CA 91501`; empty if there is none. */
export const postalLine = ({ street, city, zipCode }: PostalAddress, state: string): string =>
  street && `${street}, ${city}, ${state} ${zipCode}`;
