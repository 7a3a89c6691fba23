import { LostSock } from '#company/frame/site/lost-sock.tsx';
import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import { useProfile } from '#company/profile/site/profile.tsx';
import { definePage } from '#kit/pages/page.ts';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { Container } from '#kit/ui/container.tsx';
import { ArrowRightIcon } from '#kit/ui/icons/arrows.tsx';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';
import { getServiceLinks } from '#site/frame/service-links.ts';
import * as text from './not-found-page-texts.ts';

function NotFoundPage() {
  const profile = useProfile();
  const { mainCategory } = profile;
  return (
    <Container className="grid items-center gap-10 py-12 lg:grid-cols-2 lg:gap-16 lg:py-20">
      <div>
        <p className="mb-3 font-semibold text-sun-text">
          {mainCategory === 'couch' ? text.eyebrow : text.plainEyebrow}
        </p>
        <h1 className="text-h1">{text.heading}</h1>
        <p className="mt-5 max-w-[29.5em] text-lg text-ink-soft">{text.text}</p>
        <nav aria-label={text.usefulPages}>
          <ul className="mt-8 grid gap-3 sm:grid-cols-2">
            {getServiceLinks(profile).map(({ category, label, href, icon }) => (
              <li key={category}>
                <a
                  href={href}
                  className="group flex min-h-15 items-center gap-3 rounded-card bg-white px-5 py-3 font-semibold shadow-soft ring-1 ring-line/60 transition-colors hover:bg-teal-wash"
                >
                  <NamedIcon name={icon} className="text-teal" />
                  {label}
                  <ArrowRightIcon className="ml-auto size-5 text-teal transition-[translate] group-hover:translate-x-1" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={paths.calculator} variant="sun">
            {text.calculator}
          </ButtonLink>
          <PhoneButton variant="quiet" />
        </div>
        <p className="mt-10 text-sm text-ink-soft">{text.router}</p>
      </div>
      <LostSock />
    </Container>
  );
}

/** Has no canonical URL, so it is not indexed. */
export const notFoundPage = definePage<object>({
  kind: 'static',
  path: '*',
  view: NotFoundPage,
  head: () => ({
    title: `${text.title} | {business}`,
    description: text.description,
  }),
});
