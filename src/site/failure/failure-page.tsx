import { shownHours } from '#company/profile/shown-hours.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { definePage } from '#kit/pages/page.ts';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { Container } from '#kit/ui/container.tsx';
import { PhoneIcon } from '#kit/ui/icons/contact.tsx';
import * as text from './failure-page-texts.ts';
import { UnpluggedVacuum } from './unplugged-vacuum.tsx';

interface FailureData {
  title: string;
  /** A sentence for the visitor. */
  detail: string;
  /** The failure is temporary: the page's script retries until the page loads. */
  isPassing: boolean;
}

function FailurePage({ title, detail, isPassing }: FailureData) {
  const profile = useProfile();
  const { phone } = profile;
  return (
    <Container className="grid items-center gap-10 py-12 lg:grid-cols-2 lg:gap-16 lg:py-20">
      <div>
        <p className="mb-3 font-semibold text-sun-text">{text.eyebrow}</p>
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 max-w-[29.5em] text-lg text-ink-soft">{detail}</p>
        {isPassing && (
          <p className="mt-3 max-w-[29.5em] text-lg text-ink-soft noscript:hidden">{text.keepTrying}</p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          {/* An empty address is that of this page. */}
          <ButtonLink href="" variant="sun" data-retry={isPassing ? '' : undefined}>
            {text.retry}
          </ButtonLink>
          <ButtonLink href={paths.home} variant="quiet">
            {text.backToHome}
          </ButtonLink>
        </div>
        <section aria-labelledby="call-heading" className="mt-10 border-t border-line pt-6">
          <h2 id="call-heading" className="text-xl">
            {text.orCall}
          </h2>
          <a
            href={`tel:${phone.e164}`}
            className="mt-2 inline-flex min-h-11 items-center gap-2 text-lg font-semibold text-teal underline underline-offset-3"
          >
            <PhoneIcon className="size-5" />
            {phone.display}
          </a>
          <dl className="mt-2 grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 text-sm text-ink-soft tabular-nums">
            {shownHours(profile).map(({ label, hoursLabel }) => (
              <div key={label} className="contents">
                <dt>{label}</dt>
                <dd>{hoursLabel}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <UnpluggedVacuum />
    </Container>
  );
}

/** Replaces a page that the server could not render. */
export const failurePage = definePage<FailureData>({
  kind: 'static',
  path: '*',
  script: 'src/site/enhance/retry.ts',
  view: FailurePage,
  head: ({ title, detail }) => ({ title: `${title} | {business}`, description: detail }),
});
