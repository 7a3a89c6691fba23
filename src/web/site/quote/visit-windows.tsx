import { quotePaths } from '#shared/customer-paths.ts';
import { windowLabel } from '#shared/window-label.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PhoneButton } from '../phone-button.tsx';
import type { VisitPageData, VisitStep } from './visit-data.ts';
import { ArrivalTime, VisitDay } from './visit-day.tsx';

/** The free windows by day, each a button of one form. */
export function VisitWindows({
  token,
  quote,
  step,
}: VisitPageData & { step: Extract<VisitStep, { name: 'windows' }> }) {
  const { isMove, days, nextFrom } = step;
  const action = isMove ? quotePaths.moveVisit(token) : quotePaths.visit(token);
  const { visit } = quote;
  return (
    <>
      {isMove && visit && <ArrivalTime {...visit} />}
      {!isMove && visit?.status === 'cancelled' && (
        <Notice tone="success" className="mt-4">
          Your visit is cancelled. Your quote stays valid, so you can pick another time.
        </Notice>
      )}
      {days.length === 0 ? (
        <>
          <p className="mt-4 text-ink-soft">These days are full. Call us and we’ll find a time.</p>
          <PhoneButton variant="quiet" className="mt-4" />
        </>
      ) : (
        <form method="post" action={action} className="mt-6 grid grid-cols-1 gap-6">
          <input type="hidden" name="step" value="window" />
          {isMove && visit && <input type="hidden" name="version" value={visit.version} />}
          {days.map(({ date, windows }) => (
            <fieldset key={date}>
              <legend className="font-semibold">
                <VisitDay date={date} />
              </legend>
              <div className="mt-2 grid grid-cols-1 gap-2 sm:grid-cols-3">
                {windows.map(({ from, to }) => (
                  <Button
                    key={from + to}
                    type="submit"
                    name="window"
                    value={`${date} ${from} ${to}`}
                    variant="quiet"
                    className="w-full px-3 tabular-nums"
                  >
                    {windowLabel(from, to)}
                  </Button>
                ))}
              </div>
            </fieldset>
          ))}
        </form>
      )}
      {nextFrom && (
        <ButtonLink href={`${action}?from=${nextFrom}`} variant="teal" className="mt-6 w-full sm:w-auto">
          Show later days
        </ButtonLink>
      )}
    </>
  );
}
