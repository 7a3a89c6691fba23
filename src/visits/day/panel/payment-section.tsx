import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { exactDollars } from '#kit/money/money.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import { CashForm } from './cash-form.tsx';
import { paymentWays as ways } from './day-texts.ts';
import { paymentText } from './payment-text.ts';
import { payment as texts } from './payment-texts.ts';
import type { Entries } from './use-entries.ts';
import { showVisit, visitDayQuery } from './visit-cache.ts';
import { VisitSection } from './visit-section.tsx';
import { WaitingMark } from './waiting-mark.tsx';
import type { WaitingVisit } from './waiting-visit.ts';

export interface VisitPaymentProps {
  visit: CrewVisit;
  /** Taken on this device, and not sent yet. */
  waiting: WaitingVisit['waitingPayments'];
  take: Entries['take'];
}

type Way = keyof typeof ways;

/** In a chunk of its own: most visits are looked at before they are done. */
export function Payment({
  visit,
  waiting,
  take,
  owed,
  isNew,
}: VisitPaymentProps & { owed: string; isNew: boolean }) {
  const [way, setWay] = useState<Way | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // Right after Done the customer is still there; code and form must not lie below the fold.
  useEffect(() => {
    if (isNew || way !== null) place.current?.scrollIntoView({ block: 'start' });
  }, [isNew, way]);
  const isPaid = owed === '0.00';
  const { payments = [] } = visit;
  return (
    <div ref={place} className="scroll-mt-20">
      <VisitSection title={texts.title}>
        {payments.length + waiting.length > 0 && (
          <ul className="grid gap-1">
            {payments.map((payment) => (
              <li key={payment.id}>{`${paymentText(payment)} · ${payment.by}`}</li>
            ))}
            {waiting.map((payment) => (
              <li key={`waiting-${payment.id}`} className="flex flex-wrap items-center gap-x-3">
                {paymentText(payment)}
                <WaitingMark />
              </li>
            ))}
          </ul>
        )}
        {isPaid ? (
          <p
            role="status"
            className="flex min-h-14 items-center justify-center gap-2 rounded-input bg-green-wash text-lg font-semibold text-green"
          >
            <CheckIcon className="size-5" />
            {texts.paid}
          </p>
        ) : (
          <>
            <p className="flex items-baseline justify-between gap-3">
              <span className="text-ink-soft">{texts.owed}</span>
              <span className="text-2xl font-semibold tabular-nums">{exactDollars(owed)}</span>
            </p>
            <fieldset className="grid grid-cols-2 gap-2">
              <legend className="sr-only">{texts.how}</legend>
              {(Object.keys(ways) as Way[]).map((one) => (
                <Button
                  key={one}
                  variant={way === one ? 'main' : 'plain'}
                  aria-pressed={way === one}
                  className="min-h-12"
                  onClick={() => setWay(one)}
                >
                  {ways[one]}
                </Button>
              ))}
            </fieldset>
            {way === 'card' && <CardPayment visit={visit} />}
            {(way === 'cash' || way === 'check') && (
              <CashForm
                key={`${way} ${owed}`}
                method={way}
                owed={owed}
                tips={visit.tips ?? []}
                take={take}
                onDone={() => setWay(null)}
              />
            )}
            {way === 'later' && <p>{texts.later}</p>}
          </>
        )}
      </VisitSection>
    </div>
  );
}

const pollMilliseconds = 2_500;

/** The customer scans it, or the crew opens it. The payment appears by itself once it is reported. */
function CardPayment({ visit: { id, payUrl } }: { visit: CrewVisit }) {
  const { data } = useQuery({ ...visitDayQuery(id), refetchInterval: pollMilliseconds });
  useEffect(() => {
    if (data) showVisit(data);
  }, [data]);
  if (!payUrl) return <p>{texts.noPage}</p>;
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <Suspense fallback={<div className="size-48" />}>
        <QrCode text={payUrl} label={texts.code} />
      </Suspense>
      <p>{texts.scan}</p>
      <a
        href={payUrl}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center font-medium text-link hover:underline"
      >
        {texts.openHere}
      </a>
      <p className="text-ink-soft">{texts.appears}</p>
    </div>
  );
}

const QrCode = lazy(async () => ({ default: (await import('#kit/panel/qr/qr-code.tsx')).QrCode }));
