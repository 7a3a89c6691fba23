import { lazy, Suspense, useRef } from 'react';
import type { VisitPaymentProps } from './payment-section.tsx';

/** Shows how much is owed once a visit is done, and how it can be paid; nothing where the crew takes no payments. */
export function VisitPayment(props: VisitPaymentProps) {
  const { status, owed } = props.visit;
  const wasDone = useRef(status === 'done');
  return status === 'done' && owed !== undefined ? (
    <Suspense>
      <Payment {...props} owed={owed} isNew={!wasDone.current} />
    </Suspense>
  ) : null;
}

const Payment = lazy(async () => ({ default: (await import('./payment-section.tsx')).Payment }));
