import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { guardedRows } from '#kit/panel/list/row-boundary.tsx';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { Chip, Tag } from '#kit/panel/ui/chip.tsx';
import { Empty, UnreadableNotice } from '#kit/panel/ui/notices.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { fullName, phoneText } from '#kit/text/person.ts';
import { relativeTime } from '#kit/time/dates.ts';
import { ContactLinks } from '#sales/records/panel/contact-links.tsx';
import { visitNumberText } from '#sales/records/panel/visit-number.ts';
import { requestStatusBadges } from '#sales/requests/panel/request-badges.ts';
import { requestListQuery } from '#sales/requests/panel/requests-queries.ts';
import { type CustomerRequest, serviceLabel } from '#sales/requests/requests.ts';

export function RecentRequests() {
  const query = useQuery(requestListQuery({ limit: 3 }));
  return (
    <section aria-labelledby="recent" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 id="recent" className="text-lg font-semibold">
        Recent Requests
      </h2>
      <QueryView query={query} what="the latest requests">
        {({ rows, unreadable }) => (
          <>
            <UnreadableNotice count={unreadable} />
            {rows.length > 0 ? <RecentList requests={rows} /> : <Empty title="No recent requests found" />}
          </>
        )}
      </QueryView>
    </section>
  );
}

/** Breaks lines before the dot, never inside a number. */
function Part({ children }: { children: string }) {
  return (
    <>
      {' '}
      <span className="sm:whitespace-nowrap">{`· ${children}`}</span>
    </>
  );
}

function RecentList({ requests }: { requests: CustomerRequest[] }) {
  const now = useNow();
  return (
    <ul className="divide-y divide-line rounded-card bg-surface shadow-card ring-1 ring-line">
      {guardedRows(requests, (request) => (
        <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5">
          <div className="min-w-[min(12rem,100%)] flex-1">
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
              <Link
                to={recordKinds.request.path(request.id)}
                className="rounded-md hover:text-link hover:underline"
              >
                {fullName(request)}
              </Link>
              <Chip {...requestStatusBadges[request.status]} />
              {request.visitNumber > 1 && <Tag>{visitNumberText(request.visitNumber)}</Tag>}
            </h3>
            <p className="text-ink-soft">
              {serviceLabel(request.service)}
              {request.phone !== '' && <Part>{phoneText(request.phone)}</Part>}
              <Part>{relativeTime(request.createdAt, now)}</Part>
            </p>
          </div>
          <ContactLinks contact={{ ...request, requestId: request.id }} />
        </li>
      ))}
    </ul>
  );
}
