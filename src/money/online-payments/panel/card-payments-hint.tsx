import { useQuery } from '@tanstack/react-query';
import { OwnerLink } from '#company/profile/panel/owner-link.tsx';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { depositApi, onlinePaymentSetupSchema } from '#money/online-payments/online-payments.ts';

export const onlinePaymentsQuery = adminQuery(
  ['online-payments'],
  onlinePaymentSetupSchema,
  depositApi.setup,
);

/** Only where card payments are off: a question that they answer, and the way to turn them on. */
export function CardPaymentsHint({ question }: { question: string }) {
  const { data: setup } = useQuery(onlinePaymentsQuery);
  if (setup?.isConfigured !== false) return null;
  return (
    <p className="text-ink-soft">
      {`${question} `}
      <OwnerLink
        call="updateStripeConnection"
        to={adminPaths.payments}
        otherwise="Ask an owner to turn on card payments in Settings, Payments."
      >
        Turn on card payments
      </OwnerLink>
    </p>
  );
}
