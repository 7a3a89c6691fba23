import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { ArrowLeftIcon } from '#kit/ui/icons/arrows.tsx';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import { back } from './day-texts.ts';
import { OutboxNotices } from './outbox-notices.tsx';
import type { OutboxEntry } from './outbox-store.ts';
import { useEntries } from './use-entries.ts';
import { VisitActions } from './visit-actions.tsx';
import { VisitChecklist } from './visit-checklist.tsx';
import { VisitHead } from './visit-head.tsx';
import { catalogQuery, VisitLines } from './visit-lines.tsx';
import { VisitNotes } from './visit-notes.tsx';
import { VisitPayment } from './visit-payment.tsx';
import { VisitPhotos } from './visit-photos.tsx';
import { withWaiting } from './waiting-visit.ts';

interface VisitDayProps {
  visit: CrewVisit;
  /** This device has not sent these yet. */
  entries: readonly OutboxEntry[];
  hasTabs?: boolean;
  /** Staff's actions on the photos. */
  afterPhotos?: ReactNode;
}

/** One visit, for one hand. See docs/product/visits.md#the-day-of-a-visit. */
export function VisitDay({ visit: known, entries: outbox, hasTabs = false, afterPhotos }: VisitDayProps) {
  // For a line that is added without a signal.
  useQuery(catalogQuery);
  const entries = useEntries(known);
  const waiting = withWaiting(known, outbox);
  const { visit, isStatusWaiting, waitingSteps, waitingPhotos, waitingTexts, waitingPayments } = waiting;
  const today = calendarDate(useNow());
  const getTexts = (kind: string) => waitingTexts.filter((text) => text.kind === kind);
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-8rem)] w-full max-w-3xl flex-col gap-5">
      <Link
        to={customerScreens.today}
        className="-mb-4 flex min-h-11 items-center gap-2 self-start rounded-input pr-3 font-medium text-link hover:underline"
      >
        <ArrowLeftIcon className="size-5" />
        {back}
      </Link>
      <PageHeader title={capitalized(windowLabel(visit.from, visit.to))} />
      <OutboxNotices entries={outbox} />
      <VisitHead visit={visit} isStatusWaiting={isStatusWaiting} />
      <VisitPayment visit={visit} waiting={waitingPayments} take={entries.take} />
      <VisitChecklist steps={visit.steps} waiting={waitingSteps} record={entries.record} />
      <VisitPhotos visitId={visit.id} photos={visit.visitPhotos} waiting={waitingPhotos} />
      {afterPhotos}
      <VisitNotes facts={visit.facts} waiting={getTexts('note')} record={entries.record} />
      <VisitLines
        customerName={visit.customerName}
        facts={visit.facts}
        waiting={getTexts('line')}
        record={entries.record}
      />
      <VisitActions visit={visit} today={today} entries={entries} hasTabs={hasTabs} />
    </div>
  );
}
