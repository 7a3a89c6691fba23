import { ChevronRightIcon } from './icons/arrows.tsx';

export interface Crumb {
  label: string;
  href: string;
}

/** Where a page stands; `trail` begins with the home page, `here` is the page itself and no link. */
export function Breadcrumbs({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex items-center gap-x-1 text-sm text-ink-soft">
        {trail.map(({ label, href }) => (
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
