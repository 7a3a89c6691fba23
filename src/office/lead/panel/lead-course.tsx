import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { fullDay, shortDateTime } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { MakeInvoice } from '#money/invoices/panel/make-invoice.tsx';
import { getBadge, getPath } from '#office/customer/panel/timeline-looks.ts';
import type { Lead } from '#office/lead/leads.ts';
import { visitBadges } from '#sales/customers/panel/visit-badges.ts';

/** The visits of the quote, and its invoice. */
export function LeadVisits({ lead: { quote, visits, next } }: { lead: Lead }) {
  return (
    <>
      {visits.length > 0 && (
        <Part title={visits.length === 1 ? 'Visit' : 'Visits'}>
          {visits.toReversed().map(({ id, date, from, to, status }) => (
            <Row key={id} badge={<Chip {...visitBadges[status]} />}>
              <Link to={customerScreens.visitDay(id)} className={linkClass}>
                {`${fullDay(date)}, ${windowLabel(from, to)}`}
              </Link>
            </Row>
          ))}
        </Part>
      )}
      {quote && next !== 'invoice' && (
        <div className="flex">
          <MakeInvoice quoteId={quote.id} />
        </div>
      )}
    </>
  );
}

/** The newest messages to and from the customer. */
export function LeadMessages({ lead: { messages } }: { lead: Lead }) {
  if (messages.length === 0) return null;
  return (
    <Part title="Messages">
      {messages.map((entry) => {
        const path = getPath(entry);
        const badge = getBadge(entry);
        return (
          <Row key={entry.cursor} badge={badge && <Chip {...badge} />}>
            {path === null ? (
              entry.title
            ) : (
              <Link to={path} className={linkClass}>
                {entry.title}
              </Link>
            )}
            <span className="block text-sm text-ink-soft">{shortDateTime(entry.at)}</span>
          </Row>
        );
      })}
    </Part>
  );
}

const linkClass = 'rounded-md font-medium text-link hover:underline';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-1">
    <h3 className="font-semibold">{title}</h3>
    <ul className="divide-y divide-line">{children}</ul>
  </section>
);

const Row = ({ badge, children }: { badge: ReactNode; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
    <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
    {badge}
  </li>
);
