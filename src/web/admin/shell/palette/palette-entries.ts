import type { PanelCall } from '#shared/call-roles.ts';
import { shortDate } from '#shared/dates.ts';
import { findEntry } from '#shared/find-entry.ts';
import { exactDollars } from '#shared/money.ts';
import { adminPaths, adminPost, paths } from '#shared/paths.ts';
import { matchRank, matchRanks, type SearchHit, type SearchKind } from '#shared/search.ts';
import { searchable } from '#shared/text.ts';
import { MailIcon } from '#web/ui/icons/contact.tsx';
import type { IconComponent } from '#web/ui/icons/icon.tsx';
import { ArticleIcon, ReceiptIcon, SlidersIcon } from '#web/ui/icons/office.tsx';
import { mayCall, sessionQuery } from '../../api/session-query.ts';
import { mainScreens, moreScreens, settingsScreens } from '../../navigation.ts';
import { queryClient } from '../../query-client.ts';
import { quoteStatusBadges } from '../../quotes/quote-badges.ts';
import { recordKinds } from '../../record-kinds.ts';
import { requestStatusBadges } from '../../requests/request-badges.ts';
import type { Badge } from '../../ui/chip.tsx';
import { HomeIcon } from '../../ui/icons.tsx';

export interface PaletteEntry {
  /** Unique among all entries. */
  value: string;
  label: string;
  detail?: string;
  /** For a lead: `$253.30 · Nov 21` */
  facts?: string;
  badge?: Badge | undefined;
  icon: IconComponent;
  to: string;
  /** A page of the website, not of the panel. */
  isDocument?: true;
}

export interface PaletteGroup {
  value: string;
  items: PaletteEntry[];
}

/** People by name first, then screens, then other matching records. */
export function paletteGroups(typed: string, hits: readonly SearchHit[]): PaletteGroup[] {
  const isPerson = ({ kind, title }: SearchHit) =>
    peopleKinds.has(kind) && matchRank(title, typed) < matchRanks.none;
  const people = hits.filter(isPerson);
  const others = hits.filter((hit) => !isPerson(hit));
  // Records that match by name and those that match otherwise share a group.
  const kindsOfPeople = new Set(people.map(({ kind }) => kind));
  return [
    ...recordGroups([...people, ...others.filter(({ kind }) => kindsOfPeople.has(kind))]),
    screenGroup(typed),
    ...recordGroups(others.filter(({ kind }) => !kindsOfPeople.has(kind))),
  ].filter(({ items }) => items.length > 0);
}

/** Screens whose name contains the text; all screens without text. */
function screenGroup(typed: string): PaletteGroup {
  const wanted = searchable(typed.trim());
  return { value: 'Go to', items: openPlaces().filter(({ label }) => searchable(label).includes(wanted)) };
}

/** Without those that this user may not see. */
function openPlaces(): readonly PaletteEntry[] {
  const user = queryClient.getQueryData(sessionQuery.queryKey);
  return places.filter(({ call }) => !call || (user && mayCall(user, call)));
}

const places: readonly (PaletteEntry & { call?: PanelCall })[] = [
  ...[...mainScreens, ...moreScreens].map(({ hasBadge: _, ...screen }) => ({ value: screen.to, ...screen })),
  // Settings itself is among the screens.
  ...settingsScreens.slice(1).map(({ label, ...screen }) => ({
    ...screen,
    value: screen.to,
    label: `Settings: ${label}`,
    icon: SlidersIcon,
  })),
  { value: 'new-quote', label: 'New quote', to: `${adminPaths.quotes}?new=1`, icon: ReceiptIcon },
  { value: 'new-post', label: 'New blog post', to: adminPost.create, icon: ArticleIcon },
  { value: paths.home, label: 'View website', to: paths.home, icon: HomeIcon, isDocument: true },
];

/** The records from the server, by kind. */
const recordGroups = (hits: readonly SearchHit[]): PaletteGroup[] =>
  searchKinds
    .map((kind) => {
      const { plural, icon } = kind === 'subscriber' ? subscriberKind : recordKinds[kind];
      const items = hits
        .filter((hit) => hit.kind === kind)
        .map((hit) => ({
          value: `${kind} ${hit.id}`,
          label: hit.title,
          detail: hit.detail,
          facts: factsOf(hit),
          badge: badgeOf(hit),
          icon,
          to: pathOf(hit),
        }));
      return { value: plural, items };
    })
    .filter(({ items }) => items.length > 0);

/** A lead's price and date. */
function factsOf({ estimatedPrice, createdAt }: SearchHit): string {
  const day = createdAt && shortDate(createdAt, new Date());
  return [estimatedPrice && exactDollars(estimatedPrice), day].filter(Boolean).join(' · ');
}

const badgeOf = ({ kind, status }: SearchHit): Badge | undefined =>
  kind === 'quote'
    ? findEntry(quoteStatusBadges, status ?? '')
    : kind === 'request'
      ? findEntry(requestStatusBadges, status ?? '')
      : undefined;

const subscriberKind = { plural: 'Subscribers', icon: MailIcon };

const peopleKinds: ReadonlySet<SearchKind> = new Set(['request', 'quote', 'customer']);

/** In the palette's order. */
const searchKinds: readonly SearchKind[] = ['request', 'quote', 'customer', 'post', 'service', 'subscriber'];

const pathOf = ({ kind, id, title }: SearchHit) =>
  kind === 'subscriber'
    ? `${adminPaths.newsletter}?${new URLSearchParams({ search: title })}`
    : recordKinds[kind].path(id);
