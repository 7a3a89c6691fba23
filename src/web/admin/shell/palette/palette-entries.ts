import { adminPaths, adminPost, paths } from '#shared/paths.ts';
import type { SearchHit, SearchKind } from '#shared/search.ts';
import { searchable } from '#shared/text.ts';
import { MailIcon } from '#web/ui/icons/contact.tsx';
import { ArticleIcon, InboxIcon, ReceiptIcon, TagIcon } from '#web/ui/icons/desk.tsx';
import type { IconComponent } from '#web/ui/icons/icon.tsx';
import { HomeIcon, PlugIcon } from '../../ui/icons.tsx';
import { mainScreens, moreScreens } from '../navigation.ts';

export interface PaletteEntry {
  /** Names it among all entries. */
  value: string;
  label: string;
  detail?: string;
  icon: IconComponent;
  to: string;
  /** A page of the website, outside of the panel. */
  isDocument?: true;
}

export interface PaletteGroup {
  value: string;
  items: PaletteEntry[];
}

/** Screens whose name contains what was typed; all of them for nothing. */
export function screenGroup(typed: string): PaletteGroup {
  const wanted = searchable(typed);
  return { value: 'Go to', items: places.filter(({ label }) => searchable(label).includes(wanted)) };
}

const places: readonly PaletteEntry[] = [
  ...[...mainScreens, ...moreScreens].map(({ label, to, icon }) => ({ value: to, label, to, icon })),
  { value: adminPaths.webhooks, label: 'Webhooks', to: adminPaths.webhooks, icon: PlugIcon },
  { value: 'new-quote', label: 'New quote', to: `${adminPaths.quotes}?new=1`, icon: ReceiptIcon },
  { value: 'new-post', label: 'New blog post', to: adminPost.create, icon: ArticleIcon },
  { value: paths.home, label: 'View website', to: paths.home, icon: HomeIcon, isDocument: true },
];

/** The records that the server found, by kind. */
export const recordGroups = (hits: readonly SearchHit[]): PaletteGroup[] =>
  Object.entries(kinds)
    .map(([kind, { plural, icon, to }]) => ({
      value: plural,
      items: hits
        .filter((hit) => hit.kind === kind)
        .map((hit) => ({
          value: `${kind} ${hit.id}`,
          label: hit.title,
          detail: hit.detail,
          icon,
          to: to(hit),
        })),
    }))
    .filter(({ items }) => items.length > 0);

interface KindLook {
  plural: string;
  icon: IconComponent;
  /** The address that opens one. */
  to: (hit: SearchHit) => string;
}

const kinds: Record<SearchKind, KindLook> = {
  request: { plural: 'Requests', icon: InboxIcon, to: ({ id }) => `${adminPaths.requests}?request=${id}` },
  quote: { plural: 'Quotes', icon: ReceiptIcon, to: ({ id }) => `${adminPaths.quotes}?quote=${id}` },
  post: { plural: 'Blog posts', icon: ArticleIcon, to: ({ id }) => `${adminPaths.blog}/${id}` },
  service: { plural: 'Services', icon: TagIcon, to: ({ id }) => `${adminPaths.services}?service=${id}` },
  subscriber: {
    plural: 'Subscribers',
    icon: MailIcon,
    to: ({ title }) => `${adminPaths.newsletter}?${new URLSearchParams({ search: title })}`,
  },
};
