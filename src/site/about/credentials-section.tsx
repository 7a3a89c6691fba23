import { useProfile } from '#company/profile/site/profile.tsx';
import * as owner from '#kit/refusals/owner-texts.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { MailIcon } from '#kit/ui/icons/contact.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { aboutPage } from '#site/texts/about-page-texts.ts';

const { credentials } = aboutPage;

export function CredentialsSection() {
  const profile = useProfile();
  const { license, claims } = profile;
  const facts = [license && credentials.license(license), ...claims.credentials.map(owner.ownerText)].filter(
    (fact) => fact !== undefined,
  );
  if (facts.length === 0) return null;
  return (
    <Section id="credentials">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.15fr] lg:items-center">
        <div>
          <SectionHeading
            section="credentials"
            eyebrow={credentials.eyebrow(profile)}
            heading={credentials.heading}
            text={credentials.text}
          />
          <ButtonLink href={`mailto:${profile.email}`} variant="quiet" className="mt-8 max-sm:px-4">
            <MailIcon className="size-5" />
            {credentials.emailLabel}: {profile.email}
          </ButtonLink>
        </div>
        <ul>
          {facts.map((fact) => (
            <li key={fact} className="flex gap-4 border-line py-4 text-lg not-first:border-t">
              <CheckIcon className="mt-0.5 text-success" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
