import { SiteLogo } from '#company/brand/site/site-logo.tsx';
import * as text from '#company/profile/site/frame-texts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import type { LanguagePage } from '#kit/pages/other-languages.ts';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { Container } from '#kit/ui/container.tsx';
import { PhoneIcon } from '#kit/ui/icons/contact.tsx';
import { LanguageLinks } from './language-links.tsx';
import { headerNavigation, type NavigationLink } from './navigation-texts.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { ServicesDropdown } from './services-dropdown.tsx';

interface SiteHeaderProps {
  path: string;
  otherPages: readonly LanguagePage[];
  isPersonal?: true | undefined;
}

/** `enhance` sets `data-scrolled` once the page is scrolled, and header.css then adds a shadow. Prints as a letterhead. */
export function SiteHeader({ path, otherPages, isPersonal }: SiteHeaderProps) {
  return (
    <header className="site-header sticky short:relative top-0 z-40">
      <Container className="flex h-16 items-center justify-between max-[22rem]:px-4 lg:gap-2 lg:h-20">
        <a href={paths.home} className="-ml-1 flex min-h-11 items-center rounded-full px-1 text-ink">
          <SiteLogo />
        </a>
        {isPersonal ? (
          <div className="flex items-center gap-2">
            <LanguageLinks pages={otherPages} className={linkClass} />
            <PhoneLink className="max-sm:sr-only" />
          </div>
        ) : (
          <Navigation path={path} otherPages={otherPages} />
        )}
      </Container>
    </header>
  );
}

function Navigation({ path, otherPages }: Pick<SiteHeaderProps, 'path' | 'otherPages'>) {
  return (
    <>
      <nav aria-label={text.mainLabel} className="max-lg:hidden print:hidden">
        <ul className="flex items-center gap-1">
          <Links links={headerNavigation.before} path={path} />
          <li>
            <ServicesDropdown {...headerNavigation.services} />
          </li>
          <Links links={headerNavigation.after} path={path} />
        </ul>
      </nav>
      <div className="flex items-center gap-2 max-lg:hidden print:hidden">
        <LanguageLinks pages={otherPages} className={linkClass} />
        <PhoneLink className="max-xl:sr-only" />
        <ButtonLink
          href={headerNavigation.quote.href}
          variant="sun"
          size="small"
          aria-current={here(headerNavigation.quote, path)}
          className="whitespace-nowrap"
        >
          {headerNavigation.quote.label}
        </ButtonLink>
      </div>
      <div className="flex items-center gap-1 lg:hidden print:hidden">
        <LanguageLinks pages={otherPages} className={linkClass} />
        <PhoneMenu path={path} />
      </div>
    </>
  );
}

/** `className` of the number, which stands beside an icon. */
function PhoneLink({ className }: { className: string }) {
  const { phone } = useProfile();
  return (
    <a href={`tel:${phone.e164}`} className={`${linkClass} gap-2 font-semibold max-xl:px-3`}>
      <PhoneIcon className="size-5 text-teal" />
      <span className={`whitespace-nowrap ${className}`}>{phone.display}</span>
    </a>
  );
}

function Links({ links, path }: { links: readonly NavigationLink[]; path: string }) {
  return links.map((link) => (
    <li key={link.label}>
      <a href={link.href} aria-current={here(link, path)} className={linkClass}>
        {link.label}
      </a>
    </li>
  ));
}

const here = (link: NavigationLink, path: string) => (link.href === path ? ('page' as const) : undefined);

const linkClass =
  'flex min-h-11 items-center rounded-full px-3 font-medium text-ink xl:px-4 transition-colors hover:bg-sand aria-[current]:text-teal';
