import { minutesOfDay } from '#kit/time/dates.ts';
import type { UnconfirmedBooking } from '#sales/quotes/quote-pages.ts';
import { quoteVisitPage } from '#visits/quote-page/quote-visit-page-texts.ts';
import { clockLabel } from '#visits/visits/visit-time.ts';
import { ArrivalTime } from './visit-day.tsx';

const { unconfirmed: texts } = quoteVisitPage;

/** A booking that waits for the link in an email. */
export const Unconfirmed = ({ heldUntil, ...chosen }: UnconfirmedBooking) => (
  <>
    <ArrivalTime {...chosen} />
    <p className="mt-3 text-ink-soft">
      {texts.openLink(clockLabel(Math.floor(minutesOfDay(new Date(heldUntil)))))}
    </p>
    <p className="mt-3 text-ink-soft">{texts.noEmail}</p>
  </>
);
