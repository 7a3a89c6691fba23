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

/** Only where card payments are off: a question that they answer, and the way to turn them on. */
export function CardPaymentsHint({ question }: { question: string }) {
  const { data: setup } = useQuery(onlinePaymentsQuery);
  const { data: user } = useQuery(sessionQuery);
  if (!user || setup?.isConfigured !== false) return null;
  return (
    <p className="text-ink-soft">
      {`${question} `}
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
