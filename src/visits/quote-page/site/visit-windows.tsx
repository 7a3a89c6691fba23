import * as lead from '#company/coverage/lead-texts.ts';
import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import type { ArrivalWindow } from '#company/profile/booking.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { Button, ButtonLink } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { byPreference } from '#sales/requests/preferred-windows.ts';
import { quoteVisitPage } from '#visits/quote-page/quote-visit-page-texts.ts';
import type { WindowDay } from '#visits/visits/visits.ts';
import type { VisitPageData, VisitStep } from './visit-data.ts';
import { ArrivalTime, VisitDay } from './visit-day.tsx';

const { windows: texts } = quoteVisitPage;

/** The free windows by day, each a button of one form. */
export function VisitWindows({
  token,
  quote,
  step,
}: VisitPageData & { step: Extract<VisitStep, { name: 'windows' }> }) {
  const { isMove, days, preferredTime, nextFrom } = step;
  const action = isMove ? quotePaths.moveVisit(token) : quotePaths.visit(token);
  const { visit } = quote;
  return (
    <>
      {isMove && visit && <ArrivalTime {...visit} />}
      {!isMove && visit?.status === 'cancelled' && (
        <Notice tone="success" className="mt-4">
          {texts.cancelled}
        </Notice>
      )}
      {days.length === 0 ? (
        <>
          <p className="mt-4 text-ink-soft">{texts.full}</p>
          <PhoneButton variant="quiet" className="mt-4" />
        </>
      ) : (
        <form method="post" action={action} className="mt-6 grid grid-cols-1 gap-6">
          <input type="hidden" name="step" value="window" />
          {isMove && visit && <input type="hidden" name="version" value={visit.version} />}
          {nearFirst(days).map(({ date, windows }) => (
            <fieldset key={date}>
              <legend className="font-semibold">
                <VisitDay date={date} isFirst />
              </legend>
              {isNear(windows) && <p className="mt-1 text-sm font-semibold text-sun-text">{texts.nearby}</p>}
              <DayWindows
                date={date}
                {...byPreference(windows, preferredTime)}
                preferredTime={preferredTime}
              />
            </fieldset>
          ))}
        </form>
      )}
      {nextFrom && (
        <ButtonLink href={`${action}?from=${nextFrom}`} variant="teal" className="mt-6 w-full sm:w-auto">
          {texts.later}
        </ButtonLink>
      )}
    </>
  );
}

const isNear = (windows: WindowDay['windows']) => windows.some(({ nearby }) => nearby);

const nearFirst = (days: readonly WindowDay[]) =>
  days.toSorted((one, other) => Number(isNear(other.windows)) - Number(isNear(one.windows)));

interface DayWindowsProps extends ReturnType<typeof byPreference> {
  date: string;
  preferredTime: string;
}

/** The windows that the customer asked for come first. */
const DayWindows = ({ date, preferred, others, preferredTime }: DayWindowsProps) => (
  <>
    {preferred.length > 0 && (
      <>
        <p className="mt-1 text-sm font-semibold text-sun-text">
          {texts.asAsked(lead.partOfDay(preferredTime))}
        </p>
        <Windows date={date} windows={preferred} isPreferred />
        {others.length > 0 && <p className="mt-3 text-sm text-ink-soft">{texts.others}</p>}
      </>
    )}
    <Windows date={date} windows={others} />
  </>
);

interface WindowsProps {
  date: string;
  windows: readonly ArrivalWindow[];
  isPreferred?: boolean;
}

const Windows = ({ date, windows, isPreferred = false }: WindowsProps) => (
  <div className="mt-2 grid grid-cols-1 gap-2 empty:hidden min-[22rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
    {windows.map(({ from, to }) => (
      <Button
        key={from + to}
        type="submit"
        name="window"
        value={`${date} ${from} ${to}`}
        variant="quiet"
        className={`w-full px-3! tabular-nums ${isPreferred ? 'bg-teal-wash!' : ''}`}
      >
        {capitalized(windowLabel(from, to))}
      </Button>
    ))}
  </div>
);
