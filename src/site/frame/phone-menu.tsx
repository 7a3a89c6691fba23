import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import * as text from '#company/profile/site/frame-texts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { ButtonLink } from '#kit/ui/button.tsx';
import { CloseIcon, MenuIcon } from '#kit/ui/icons/actions.tsx';
import { headerNavigation, type NavigationLink } from './navigation-texts.ts';
import { getServiceLinks } from './service-links.ts';

/** A native popover, which works without a script. `enhance` closes it after a jump within the page. */
export function PhoneMenu({ path }: { path: string }) {
  const { before, services, after, quote } = headerNavigation;
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={text.menuLabel}
        className="-mr-2 grid size-11 place-items-center rounded-full transition-colors hover:bg-sand"
      >
        <MenuIcon />
      </button>
      <nav
        id="menu"
        popover="auto"
        aria-label={text.smallMainLabel}
        className="phone-menu inset-x-0 top-0 bottom-auto max-h-dvh w-auto overflow-y-auto rounded-b-picture bg-paper px-5 pt-2.5 pb-6 text-ink shadow-soft sm:px-8 lg:hidden"
      >
        <div className="flex items-center justify-between">
          <p className="font-display text-xl font-bold">{text.menuLabel}</p>
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={text.closeMenuLabel}
            className="-mr-2 grid size-11 place-items-center rounded-full transition-colors hover:bg-sand"
          >
            <CloseIcon />
          </button>
        </div>
        <Group links={before} path={path} />
        <p className="mt-3 text-sm font-semibold text-sun-text">{services.label}</p>
        <Group links={getServiceLinks(useProfile())} path={path} className="pl-3" />
        <Group links={after} path={path} className="mt-3 border-t border-line pt-3" />
        <div className="mt-4 grid gap-3 min-[22rem]:grid-cols-2">
          <PhoneButton variant="quiet" className="px-3">
            {text.callLabel}
          </PhoneButton>
          <ButtonLink href={quote.href} variant="sun">
            {quote.label}
          </ButtonLink>
        </div>
      </nav>
    </>
  );
}

function Group({
  links,
  path,
  className,
}: {
  links: readonly NavigationLink[];
  path: string;
  className?: string;
}) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            aria-current={href === path ? 'page' : undefined}
            className="flex min-h-11 items-center text-lg font-medium aria-[current]:text-teal"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
