import type { Address } from './customers.ts';

/** `12 Oak St, Apt 3, Lakeside 91501` */
export const addressLine = ({
  street,
  unit,
  city,
  zipCode,
}: Pick<Address, 'street' | 'unit' | 'city' | 'zipCode'>) =>
  [street, unit, `${city} ${zipCode}`.trim()].filter(Boolean).join(', ');
