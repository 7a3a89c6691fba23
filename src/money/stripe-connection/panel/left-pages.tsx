import { Outcome } from '#kit/panel/ui/outcome.tsx';

/** Payment pages that Stripe did not close when card payments were turned off. */
export function LeftPages({ count }: { count: number }) {
  const isOne = count === 1;
  return (
    <div role="status">
      <Outcome
        isGood={false}
        title={`${isOne ? '1 payment page is' : `${count} payment pages are`} still open at Stripe.`}
      >
        Customers can still pay on {isOne ? 'it' : 'them'} for up to a day. To record what they pay, connect
        the same account again.
      </Outcome>
    </div>
  );
}
