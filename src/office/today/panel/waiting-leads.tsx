import { Link } from 'react-router';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { lineTitle } from '#company/catalog/units.ts';
import { exactDollars } from '#kit/money/money.ts';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { Tag } from '#kit/panel/ui/chip.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { fullName } from '#kit/text/person.ts';
import { maxOfToday, type Today, type WaitingLead } from '#office/today/today.ts';
import { ContactLinks } from '#sales/records/panel/contact-links.tsx';
import { DueChip } from '#sales/records/panel/due-chip.tsx';
import { visitNumberText } from '#sales/records/panel/visit-number.ts';
import { serviceLabel } from '#sales/requests/requests.ts';
import { StableTodayList, TodayItem, TodaySection } from './today-section.tsx';

/** Unanswered leads, those due earliest first. */
export function WaitingLeads({ today: { leads, leadCount }, now }: { today: Today; now: Date }) {
  const late = leads.filter(({ promisedBy }) => promisedBy <= now.toISOString()).length;
  const isMore = late === maxOfToday && leadCount > late;
  return (
    <TodaySection
      title="Leads to answer"
      count={leadCount}
      late={late === 0 ? undefined : `${late}${isMore ? '+' : ''} late`}
      more={{ label: 'All requests', to: `${adminPaths.requests}?sort=due` }}
    >
      <StableTodayList
        rows={leads}
        empty="Every lead is answered. New ones appear here, the most urgent first."
      >
        {(lead) => <LeadItem key={lead.id} lead={lead} />}
      </StableTodayList>
    </TodaySection>
  );
}

function LeadItem({ lead }: { lead: WaitingLead }) {
  return (
    <TodayItem row={lead}>
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          <Link to={recordKinds.request.path(lead.id)} className="rounded-md hover:text-link hover:underline">
            {fullName(lead)}
          </Link>
          <DueChip request={lead} />
          {lead.visitNumber > 1 && <Tag>{visitNumberText(lead.visitNumber)}</Tag>}
        </h3>
        <p className="line-clamp-1 text-ink-soft wrap-anywhere">{whatFor(lead)}</p>
      </div>
      <ContactLinks contact={{ ...lead, requestId: lead.id }} />
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
