import type { Service } from '#company/catalog/services.ts';
import type { PageTexts } from '#company/categories/neutral-page-texts.ts';
import { ClockIcon } from '#kit/ui/icons/contact.tsx';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { servicePages } from '#site/texts/service-page-texts.ts';
import { sumOfMinutes, takesExactly } from './example-service.ts';

interface ProcessSectionProps {
  process: PageTexts['steps'];
  services: readonly Service[];
}

export function ProcessSection({ process, services }: ProcessSectionProps) {
  const { steps, example, ...heading } = process;
  const total = example && takesExactly(services, example, sumOfMinutes(steps));
  return (
    <Section id="process">
      <SectionHeading section="process" layout="split" {...heading} />
      <ol className="mt-10 grid gap-x-8 lg:mt-14 lg:grid-cols-3 lg:gap-y-12">
        {steps.map(({ icon, title, text, minutes }, index) => (
          <li
            key={title}
            className="relative flex gap-5 pb-8 max-lg:not-last:before:absolute max-lg:not-last:before:inset-y-0 max-lg:not-last:before:left-6 max-lg:not-last:before:border-l max-lg:not-last:before:border-line lg:block lg:border-t lg:border-line lg:pt-6 lg:pb-0"
          >
            <span className="relative grid size-12 shrink-0 place-items-center rounded-full bg-teal-wash text-teal lg:mb-5">
              <NamedIcon name={icon} />
            </span>
            <div>
              <h3 className="flex flex-wrap items-baseline gap-x-3 text-xl">
                <span>
                  <span className="text-sun-text tabular-nums">{index + 1}.</span> {title}
                </span>
                {total && minutes !== null && (
                  <span className="font-sans text-sm font-medium tracking-normal text-ink-soft tabular-nums">
                    {minutes} min
                  </span>
                )}
              </h3>
              <p className="mt-2 max-w-[28.2em] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {total && (
        <p className="mt-4 flex w-fit items-center gap-3 rounded-full bg-sand px-5 py-2 font-medium lg:mt-12">
          <ClockIcon className="size-5 text-teal" />
          {servicePages.totalLabel(total.durationMinutes, total.title)}
        </p>
      )}
    </Section>
  );
}
