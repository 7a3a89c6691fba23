import { business } from '#shared/content/business.ts';
import { paths } from '#shared/paths.ts';
import { definePage } from '#web/page.ts';
import { useProfile } from '#web/profile.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { PhoneIcon } from '#web/ui/icons/contact.tsx';

interface FailureData {
  title: string;
  /** A plain sentence about what failed. */
  detail: string;
}

function FailurePage({ title, detail }: FailureData) {
  const profile = useProfile();
  return (
    <Container className="py-12 lg:py-20">
      <p className="mb-3 font-semibold text-sun-text">This one is on us</p>
      <h1 className="text-h1">{title}</h1>
      <p className="mt-5 max-w-[33.3em] text-lg text-ink-soft">{detail}</p>
      <p className="mt-3 max-w-[33.3em] text-lg text-ink-soft">You can always reach us by phone.</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={`tel:${profile.phone.e164}`} variant="sun">
          <PhoneIcon className="size-5" />
          {profile.phone.display}
        </ButtonLink>
        <ButtonLink href={paths.home} variant="quiet">
          Back to Home
        </ButtonLink>
      </div>
    </Container>
  );
}

/** Shown in place of a page that could not be made. */
export const failurePage = definePage<FailureData>({
  kind: 'static',
  path: '*',
  view: FailurePage,
  head: ({ title, detail }) => ({ title: `${title} | ${business.name}`, description: detail }),
});
