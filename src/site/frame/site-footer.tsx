import { SiteLogo } from '#company/brand/site/site-logo.tsx';
import { shownHours } from '#company/profile/shown-hours.ts';
import * as text from '#company/profile/site/frame-texts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import type { LanguagePage } from '#kit/pages/other-languages.ts';
import { paths } from '#kit/paths/paths.ts';
import { Container } from '#kit/ui/container.tsx';
import { ClockIcon, MailIcon, MapPinIcon, PhoneIcon } from '#kit/ui/icons/contact.tsx';
import { ConsentSettingsButton } from './consent-banner.tsx';
import { LanguageLinks } from './language-links.tsx';
import { footerNavigation, headerNavigation, legalLinks, type NavigationGroup } from './navigation-texts.ts';
import { getServiceLinks } from './service-links.ts';

interface SiteFooterProps {
  hasCookieSettings: boolean;
  otherPages: readonly LanguagePage[];
  isPersonal?: true | undefined;
}

export function SiteFooter({ hasCookieSettings, otherPages, isPersonal }: SiteFooterProps) {
  const profile = useProfile();
  const { description, foundedYear, legalName, phone, email, radiusMiles } = profile;
  return (
    <footer className="on-dark bg-teal-deep text-white print:hidden">
      <Container className="py-7">
        {!isPersonal && (
          <div className="grid gap-x-8 lg:grid-cols-[1fr_1fr_1fr_1.75fr] xl:grid-cols-[1.4fr_0.9fr_0.9fr_1fr_2fr]">
            <div className="max-xl:col-span-full max-lg:hidden">
              <SiteLogo tone="light" />
              <p className="mt-5 max-w-[21.8em] text-mint">{description}</p>
            </div>
            <Column heading={headerNavigation.services.label} links={getServiceLinks(profile)} />
            {footerNavigation.map((group) => (
              <Column
                key={group.heading}
                {...group}
                links={group.links.filter(({ href }) => href !== paths.homeFaq || !profile.hasNoFaqs)}
              />
            ))}
            <div className="max-lg:col-span-full">
              <h2 className={headingClass}>{text.contactHeading}</h2>
              <ul>
                <li>
                  <a href={`tel:${phone.e164}`} className={linkClass}>
                    <PhoneIcon className="size-5" />
                    {phone.display}
                  </a>
                </li>
                <li>
                  <a href={`mailto:${email}`} className={linkClass}>
                    <MailIcon className="size-5" />
                    {email}
                  </a>
                </li>
                <li className="flex items-center gap-3 py-1 text-mint max-lg:hidden">
                  <MapPinIcon className="size-5" />
                  {text.radius(profile, radiusMiles)}
                </li>
                <li className="flex gap-3 py-1 text-mint max-lg:hidden">
                  <ClockIcon className="mt-1 size-5" />
                  <dl>
                    {shownHours(profile).map(({ label, hoursLabel }) => (
                      <div key={label} className="flex flex-wrap gap-x-3">
                        <dt className="min-w-32">{label}</dt>
                        <dd>{hoursLabel}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              </ul>
            </div>
          </div>
        )}
        <div
          className={`flex flex-wrap items-center gap-x-6 text-sm text-mint ${isPersonal ? '' : 'mt-4 border-t border-white/15 pt-4'}`}
        >
          {isPersonal &&
            legalLinks.map(({ label, href }) => (
              <a key={href} href={href} className={linkClass}>
                {label}
              </a>
            ))}
          <p>{text.imprint(legalName.replace(/\.$/, ''), profile, foundedYear)}</p>
          <LanguageLinks pages={otherPages} className={`${linkClass} max-lg:hidden`} />
          {hasCookieSettings && <ConsentSettingsButton className={linkClass} />}
        </div>
      </Container>
    </footer>
  );
}

function Column({ heading, links }: NavigationGroup) {
  return (
    <nav aria-label={heading}>
      <h2 className={headingClass}>{heading}</h2>
      <ul className={rowClass}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href} className={linkClass}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/* On a phone links follow each other like words. */
const headingClass = 'mb-2 max-lg:hidden text-lg tracking-normal';
const rowClass = 'max-lg:flex flex-wrap gap-x-6';

const linkClass =
  'flex min-h-8 w-fit items-center gap-3 text-mint max-lg:text-sm underline-offset-4 transition-colors hover:text-white hover:underline';
