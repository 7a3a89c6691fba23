import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import { useProfile } from '#company/profile/site/profile.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { mattressEmergency } from '#site/texts/mattress-cleaning-page-texts.ts';

export function EmergencySection() {
  const profile = useProfile();
  if (!profile.terms.hasEmergencyVisits) return null;
  const { callLabel, ways, untilThenHeading, untilThen, ...heading } = mattressEmergency;
  return (
    <Section id="emergency" tone="sand">
      <div className="grid gap-10 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <div>
          <SectionHeading section="emergency" {...heading} />
          <dl className="mt-8">
            {ways(profile).map(({ title, text }) => (
              <div key={title} className="border-t border-line py-5">
                <dt className="font-display text-xl font-bold">{title}</dt>
                <dd className="mt-1 max-w-prose text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <PhoneButton className="mt-4">{callLabel(profile)}</PhoneButton>
        </div>
        <div className="self-start rounded-picture bg-white p-6 shadow-soft ring-1 ring-line/60 sm:p-8 lg:p-10">
          <h3 className="text-2xl">{untilThenHeading}</h3>
          <ul className="mt-5 grid gap-4">
            {untilThen.map((advice) => (
              <li key={advice} className="flex gap-3">
                <CheckIcon className="mt-0.5 text-teal" />
                {advice}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
