import * as text from '#company/profile/site/frame-texts.ts';
import { paths } from '#kit/paths/paths.ts';
import { ChevronRightIcon } from '#kit/ui/icons/arrows.tsx';

export interface Crumb {
  label: string;
  href: string;
}

const home: Crumb = { label: text.homeCrumb, href: paths.home };

/** `trail` lists the pages between Home and this one; `here` is this page, which is not a link. */
export function Breadcrumbs({ trail = [], here }: { trail?: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label={text.breadcrumbLabel} className="print:hidden">
      <ol className="flex items-center gap-x-1 text-sm text-ink-soft">
        {[home, ...trail].map(({ label, href }) => (
          <li key={href} className="flex shrink-0 items-center gap-1">
            <a href={href} className="flex min-h-11 items-center underline-offset-4 hover:underline">
              {label}
            </a>
            <ChevronRightIcon className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="min-[20rem]:truncate font-medium text-ink">
          {here}
        </li>
      </ol>
    </nav>
  );
}

/** The same trail as structured data, with this page as the last crumb. */
export const breadcrumbList = (origin: string, ...trail: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [home, ...trail].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: new URL(href, origin).href,
  })),
});
