import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { careTags } from '#site/texts/couch-cleaning-page-texts.ts';

export function CareTagsSection() {
  const { codes, note, ...heading } = careTags;
  return (
    <Section id="care-tags" tone="dark">
      <SectionHeading section="care-tags" tone="dark" layout="split" {...heading} />
      <dl className="mt-10 grid gap-x-12 sm:grid-cols-2 lg:mt-12">
        {codes.map(({ code, title, text }) => (
          <div key={code} className="grid grid-cols-[6.5rem_1fr] border-t border-white/20 py-6">
            <dt className="font-display text-h2 leading-none font-bold text-sun">{code}</dt>
            <dd>
              <p className="font-display text-xl font-bold">{title}</p>
              <p className="mt-1 text-mint">{text}</p>
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-white/20 pt-6 text-mint">{note}</p>
    </Section>
  );
}
