import type { Crumb } from '#web/ui/breadcrumbs.tsx';

/** Structured data of the same trail that `Breadcrumbs` shows; the last one is the page itself. */
export const breadcrumbList = (origin: string, trail: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: new URL(href, origin).href,
  })),
});
