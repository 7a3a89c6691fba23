import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { relativeTime } from '#shared/dates.ts';
import { fullName, phoneText } from '#shared/person.ts';
import { type CustomerRequest, serviceLabel } from '#shared/requests.ts';
import { ContactLinks } from '../list/contact-links.tsx';
import { guardedRows } from '../list/row-boundary.tsx';
import { visitNumberText } from '../list/visit-number.ts';
import { recordKinds } from '../record-kinds.ts';
import { requestStatusBadges } from '../requests/request-badges.ts';
import { requestListQuery } from '../requests/requests-queries.ts';
import { Chip, Tag } from '../ui/chip.tsx';
import { Empty, UnreadableNotice } from '../ui/notices.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { useNow } from '../ui/use-now.ts';

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
