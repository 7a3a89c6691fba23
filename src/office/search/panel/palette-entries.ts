import type { PanelCall } from '#kit/access/call-roles.ts';
import { exactDollars } from '#kit/money/money.ts';
import { mayCall, sessionQuery } from '#kit/panel/api/session-query.ts';
import { accountScreen, menuGroups, sectionScreens } from '#kit/panel/navigation.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { settingDescriptions } from '#kit/panel/setting-descriptions.ts';
import { settingsGroups } from '#kit/panel/settings-screens.ts';
import type { Badge } from '#kit/panel/ui/chip.tsx';
import { HomeIcon, PeopleIcon } from '#kit/panel/ui/icons.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths, adminPost, paths } from '#kit/paths/paths.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { shortDate } from '#kit/time/dates.ts';
import { CalendarIcon, MailIcon } from '#kit/ui/icons/contact.tsx';
import type { IconComponent } from '#kit/ui/icons/icon.tsx';
import { ArticleIcon, ReceiptIcon, SlidersIcon, TagIcon, UserIcon } from '#kit/ui/icons/office.tsx';
import { matchRank, matchRanks, type SearchHit, type SearchKind } from '#kit/wire/search.ts';
import { searchable } from '#kit/wire/text.ts';
import { quoteStatusBadges } from '#sales/quotes/panel/quote-badges.ts';
import { requestStatusBadges } from '#sales/requests/panel/request-badges.ts';

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

/** Screens and actions in whose words one begins like the text; without text, the menu and the actions. */
function screenGroup(typed: string): PaletteGroup {
  const wanted = searchable(typed.trim());
  const items = openPlaces().filter(({ label, detail = '', words = '', isSetting }) =>
    wanted === '' ? !isSetting : ` ${searchable(`${label} ${detail} ${words}`)}`.includes(` ${wanted}`),
  );
  return { value: 'Go to', items };
}

/** Without those that this user may not see. */
function openPlaces(): readonly Place[] {
  const user = queryClient.getQueryData(sessionQuery.queryKey);
  return places.filter(({ call }) => !call || (user && mayCall(user, call)));
}

interface Place extends PaletteEntry {
  call?: PanelCall;
  /** Further words for it. */
  words?: string;
  isSetting?: true;
}

const places: readonly Place[] = [
  ...menuGroups
    .flatMap(({ screens }) => screens)
    .map(({ badge: _, ...screen }) => ({ value: screen.to, ...screen })),
  ...sectionScreens.map((screen) => ({
    ...screen,
    value: screen.to,
    icon: screen.to === adminPaths.newsletter ? MailIcon : TagIcon,
  })),
  { ...accountScreen, value: accountScreen.to, icon: UserIcon },
  {
    value: 'new-quote',
    label: 'New quote',
    words: 'book a caller phone',
    to: `${adminPaths.quotes}?new=1`,
    icon: ReceiptIcon,
  },
  {
    value: 'book-visit',
    label: 'Book a visit',
    words: 'new booking appointment caller',
    to: `${adminPaths.schedule}?find=1`,
    icon: CalendarIcon,
  },
  {
    value: 'new-customer',
    label: 'New customer',
    to: `${customerScreens.customers}?new=1`,
    icon: PeopleIcon,
  },
  { value: 'new-invoice', label: 'New invoice', to: `${customerScreens.invoices}?new=1`, icon: ReceiptIcon },
  { value: 'new-post', label: 'New blog post', to: adminPost.create, icon: ArticleIcon },
  { value: paths.home, label: 'View website', to: paths.home, icon: HomeIcon, isDocument: true },
  ...settingsGroups
    .flatMap(({ screens }) => screens)
    .map((screen) => ({
      ...screen,
      value: screen.to,
      label: screen.to.startsWith(adminPaths.settings) ? `Settings: ${screen.label}` : screen.label,
      detail: findEntry(settingDescriptions, screen.to)?.about ?? '',
      words: findEntry(settingDescriptions, screen.to)?.words ?? '',
      icon: SlidersIcon,
      isSetting: true as const,
    })),
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
          facts: getFacts(hit),
          badge: getBadge(hit),
          icon,
          to: getPath(hit),
        }));
      return { value: plural, items };
    })
    .filter(({ items }) => items.length > 0);

/** A lead's price and date. */
function getFacts({ estimatedPrice, createdAt }: SearchHit): string {
  const day = createdAt && shortDate(createdAt, new Date());
  return [estimatedPrice && exactDollars(estimatedPrice), day].filter(Boolean).join(' · ');
}

const getBadge = ({ kind, status }: SearchHit): Badge | undefined =>
  kind === 'quote'
    ? findEntry(quoteStatusBadges, status ?? '')
    : kind === 'request'
      ? findEntry(requestStatusBadges, status ?? '')
      : undefined;

const subscriberKind = { plural: 'Subscribers', icon: MailIcon };

const peopleKinds: ReadonlySet<SearchKind> = new Set(['request', 'quote', 'customer']);

/** In the palette's order. */
const searchKinds: readonly SearchKind[] = ['request', 'quote', 'customer', 'post', 'service', 'subscriber'];

const getPath = ({ kind, id, title }: SearchHit) =>
  kind === 'subscriber'
    ? `${adminPaths.newsletter}?${new URLSearchParams({ search: title })}`
    : recordKinds[kind].path(id);
