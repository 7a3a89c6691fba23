import { Link } from 'react-router';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { PeopleIcon } from '#kit/panel/ui/icons.tsx';
import { visitNumberText } from './visit-number.ts';

interface CustomerLinkProps {
  customerId: number | null;
  visitNumber: number;
}

/** Links a lead to its customer. Nothing for suspected spam, which has none. */
export function CustomerLink({ customerId, visitNumber }: CustomerLinkProps) {
  if (customerId === null) return null;
  return (
    <Link
      to={recordKinds.customer.path(customerId)}
      className="inline-flex items-center gap-1 justify-self-start rounded-md font-medium text-link hover:underline touch:min-h-11"
    >
      <PeopleIcon className="size-4" />
      Open customer
      {visitNumber > 1 && (
        <span className="font-normal text-ink-soft">{` · ${visitNumberText(visitNumber)}`}</span>
      )}
    </Link>
  );
}
