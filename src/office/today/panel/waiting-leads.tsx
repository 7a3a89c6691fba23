import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { lineTitle } from '#company/catalog/units.ts';
import { exactDollars } from '#kit/money/money.ts';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { Tag } from '#kit/panel/ui/chip.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { fullName } from '#kit/text/person.ts';
import { AnswerDialog } from '#office/lead/panel/answer-dialog.tsx';
import type { Way } from '#office/lead/panel/way.ts';
import { maxOfToday, type Today, type WaitingLead } from '#office/today/today.ts';
import { useAnsweredHere } from '#sales/records/panel/answered-here.ts';
import { ContactLinks } from '#sales/records/panel/contact-links.tsx';
import { DueChip } from '#sales/records/panel/due-chip.tsx';
import { visitNumberText } from '#sales/records/panel/visit-number.ts';
import { serviceLabel } from '#sales/requests/requests.ts';
import { StableTodayList, TodayItem, TodaySection } from './today-section.tsx';

/** Unanswered leads, those due earliest first; one that was answered here stays with Undo. */
export function WaitingLeads({ today: { leads, leadCount }, now }: { today: Today; now: Date }) {
  const late = leads.filter(({ promisedBy }) => promisedBy <= now.toISOString()).length;
  const isMore = late === maxOfToday && leadCount > late;
  const [answering, setAnswering] = useState<{ lead: WaitingLead; way: Way }>();
  const rows = useAnsweredToo(leads);
  return (
    <TodaySection
      title="Leads to answer"
      count={leadCount}
      late={late === 0 ? undefined : `${late}${isMore ? '+' : ''} late`}
      more={{ label: 'All requests', to: `${adminPaths.requests}?sort=due` }}
    >
      <StableTodayList
        rows={rows}
        empty="Every lead is answered. New ones appear here, the most urgent first."
      >
        {(lead) => <LeadItem key={lead.id} lead={lead} onWrite={(way) => setAnswering({ lead, way })} />}
      </StableTodayList>
      <AnswerDialog request={answering?.lead} way={answering?.way} onClose={() => setAnswering(undefined)} />
    </TodaySection>
  );
}

/** The leads, and in their places those that were answered in this tab. */
function useAnsweredToo(leads: readonly WaitingLead[]): readonly WaitingLead[] {
  const answered = useAnsweredHere();
  const seen = useRef(new Map<number, WaitingLead>());
  return useMemo(() => {
    for (const lead of leads) seen.current.set(lead.id, lead);
    const waiting = new Set(leads.map(({ id }) => id));
    const kept = [...answered].flatMap((id) => (waiting.has(id) ? [] : (seen.current.get(id) ?? [])));
    if (kept.length === 0) return leads;
    return [...leads, ...kept].toSorted((one, other) => one.promisedBy.localeCompare(other.promisedBy));
  }, [leads, answered]);
}

function LeadItem({ lead, onWrite }: { lead: WaitingLead; onWrite: (way: Way) => void }) {
  const isAnswered = useAnsweredHere().has(lead.id);
  return (
    <TodayItem row={lead}>
      <div className={`min-w-[min(12rem,100%)] flex-1 ${isAnswered ? 'text-ink-soft' : ''}`}>
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          <Link
            to={recordKinds.request.path(lead.id)}
            state={{ openedHere: true }}
            className="rounded-md hover:text-link hover:underline"
          >
            {fullName(lead)}
          </Link>
          <DueChip request={lead} />
          {lead.visitNumber > 1 && <Tag>{visitNumberText(lead.visitNumber)}</Tag>}
        </h3>
        <p className="line-clamp-1 text-ink-soft wrap-anywhere">{whatFor(lead)}</p>
      </div>
      {!isAnswered && <ContactLinks contact={{ ...lead, requestId: lead.id }} onWrite={onWrite} />}
    </TodayItem>
  );
}

/** The quote's items, else the service. */
function whatFor({ service, quote }: WaitingLead): string {
  if (!quote) return serviceLabel(service);
  const items = quote.items.map((item) => lineTitle(item, unitTexts));
  const price = quote.estimatedPrice === null ? [] : [exactDollars(quote.estimatedPrice)];
  return [...price, ...items].join(' · ');
}
