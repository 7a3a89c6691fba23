import { Link } from 'react-router';
import { exactDollars } from '#kit/money/money.ts';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { type Badge, Chip } from '#kit/panel/ui/chip.tsx';
import { When } from '#kit/panel/ui/when.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { CalendarIcon } from '#kit/ui/icons/contact.tsx';
import type { News, Today } from '#office/today/today.ts';
import { decisionBadges } from '#sales/quotes/panel/decision-badges.ts';
import { longDay } from '#visits/visits/panel/schedule-text.ts';
import { StableTodayList, TodayItem, TodaySection } from './today-section.tsx';

const badges: Record<News['kind'], Badge> = {
  booked: { label: 'Booked', tone: 'purple', icon: CalendarIcon },
  ...decisionBadges,
};

/** Decisions of customers, and visits booked. */
export function SinceYesterday({ today: { news } }: { today: Today }) {
  return (
    <TodaySection
      title="Since yesterday"
      count={news.length}
      more={{ label: 'Schedule', to: adminPaths.schedule }}
    >
      <StableTodayList rows={news} empty="Nothing booked or decided since yesterday.">
        {(one) => <NewsItem key={one.id} news={one} />}
      </StableTodayList>
    </TodaySection>
  );
}

function NewsItem({ news }: { news: News }) {
  const { kind, at, id, name, serviceTitle, total, visit } = news;
  const when = visit ? [`${longDay(visit.date)}, ${windowLabel(visit.from, visit.to)}`] : [];
  const price = total === null ? [] : [exactDollars(total)];
  return (
    <TodayItem row={news}>
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h3 className="font-semibold wrap-anywhere">
          <Link
            to={recordKinds.quote.path(id)}
            state={{ openedHere: true }}
            className="rounded-md hover:text-link hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="text-ink-soft wrap-anywhere">{[...when, ...price, serviceTitle].join(' · ')}</p>
      </div>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Chip {...badges[kind]} />
        <When at={at} />
      </p>
    </TodayItem>
  );
}
