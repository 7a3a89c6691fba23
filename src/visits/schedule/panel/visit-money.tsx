import { useQuery } from '@tanstack/react-query';
import { exactDollars } from '#kit/money/money.ts';
import { Fact } from '#kit/panel/ui/fact.tsx';
import { paymentText } from '#visits/day/panel/payment-text.ts';
import { visitDayQuery } from '#visits/day/panel/visit-cache.ts';

/** Shows how much is owed, and the payments of the crew; nothing where crews take none. */
export function VisitMoney({ visitId }: { visitId: number }) {
  const { data } = useQuery(visitDayQuery(visitId));
  if (data?.owed === undefined) return null;
  const taken = (data.payments ?? []).map((payment) => `${paymentText(payment)} · ${payment.by}`);
  return (
    <>
      <Fact label="Owed">{data.owed === '0.00' ? 'Paid' : exactDollars(data.owed)}</Fact>
      {taken.length > 0 && (
        <Fact label="Taken at the door" isWide>
          {taken.join(', ')}
        </Fact>
      )}
    </>
  );
}
