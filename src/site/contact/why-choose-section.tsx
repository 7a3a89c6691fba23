import { phoneSizes } from '#company/pictures/site/pictures-url.ts';
import { PictureFigure } from '#company/pictures/site/slot-picture.tsx';
import { useProfile } from '#company/profile/site/profile.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { useIllustration } from '#site/frame/illustrations.ts';
import { contactPage } from '#site/texts/contact-page-texts.ts';

const { whyChoose } = contactPage;

export function WhyChooseSection() {
  const profile = useProfile();
  return (
    <Section id="why-choose">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
        <PictureFigure
          slot="contact"
          {...useIllustration('contact')}
          sizes={`(min-width: 64rem) 52rem, ${phoneSizes}`}
          className="aspect-3/2 rounded-picture lg:aspect-auto lg:h-full"
        />
        <div>
          <SectionHeading section="why-choose" eyebrow={whyChoose.eyebrow} heading={whyChoose.heading} />
          <ul className="mt-8 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:mt-10">
            {whyChoose.points(profile).map(({ title, text }) => (
              <li key={title} className="flex gap-4">
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-teal-wash text-teal">
                  <CheckIcon className="size-5" />
                </span>
                <div>
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-1.5 text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
