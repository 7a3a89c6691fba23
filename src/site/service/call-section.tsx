import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import { useProfile } from '#company/profile/site/profile.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { servicePages } from '#site/texts/service-page-texts.ts';
import type { PointSectionProps } from './service-data.ts';

/** Asks for a call, with advice until somebody comes. */
export function CallSection({ id, section }: PointSectionProps) {
  const { phone } = useProfile();
  const { points, adviceHeading, advice, eyebrow, heading, text } = section;
  return (
    <Section id={id} tone="sand">
      <div className="grid gap-10 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <div>
          <SectionHeading section={id} {...{ eyebrow, heading, text }} />
          <dl className="mt-8">
            {points.map(({ title, text }) => (
              <div key={title} className="border-t border-line py-5">
                <dt className="font-display text-xl font-bold">{title}</dt>
                <dd className="mt-1 max-w-prose text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <PhoneButton className="mt-4">{servicePages.callLabel(phone.display)}</PhoneButton>
        </div>
        {advice.length > 0 && (
          <div className="self-start rounded-picture bg-white p-6 shadow-soft ring-1 ring-line/60 sm:p-8 lg:p-10">
            {adviceHeading && <h3 className="text-2xl">{adviceHeading}</h3>}
            <ul className="mt-5 grid gap-4">
              {advice.map((line) => (
                <li key={line} className="flex gap-3">
                  <CheckIcon className="mt-0.5 text-teal" />
                  {line}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}
