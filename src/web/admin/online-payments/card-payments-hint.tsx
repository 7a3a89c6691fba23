import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { depositApi, onlinePaymentSetupSchema } from '#shared/online-payments.ts';
import { adminPaths } from '#shared/paths.ts';
import { adminQuery } from '../admin-query.ts';
import { mayCall, sessionQuery } from '../api/session-query.ts';

export const onlinePaymentsQuery = adminQuery(
  ['online-payments'],
  onlinePaymentSetupSchema,
  depositApi.setup,
);

/** Where card payments are off: asks what they are for, and leads to where an owner turns them on. */
export function CardPaymentsHint({ what }: { what: string }) {
  const { data: setup } = useQuery(onlinePaymentsQuery);
  const { data: user } = useQuery(sessionQuery);
  if (!user || setup?.isConfigured !== false) return null;
  return (
    <p className="text-ink-soft">
      {`${what} `}
      {mayCall(user, 'updateStripeConnection') ? (
        <Link to={adminPaths.payments} className="text-link underline">
          Turn on card payments
        </Link>
      ) : (
        'Ask an owner to turn on card payments in Settings, Payments.'
      )}
    </p>
  );
}
