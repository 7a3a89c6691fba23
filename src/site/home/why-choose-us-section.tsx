import { phoneSizes } from '#company/pictures/site/pictures-url.ts';
import { PictureFigure } from '#company/pictures/site/slot-picture.tsx';
import { useProfile } from '#company/profile/site/profile.tsx';
import { useTexts } from '#company/profile/site/use-texts.ts';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { useIllustration } from '#site/frame/illustrations.ts';
import { homePage } from '#site/texts/home-page-texts.ts';

export function WhyChooseUsSection() {
  const whyChooseUs = useTexts(homePage.whyChooseUs);
  const profile = useProfile();
  const statistics = whyChooseUs.statistics(profile.claims);
  return (
    <Section id="why-choose-us" tone="dark">
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <PictureFigure
          slot="homeWhy"
          {...useIllustration('homeWhy')}
          sizes={`(min-width: 64rem) 36rem, ${phoneSizes}`}
          figureClass="max-md:hidden"
          className="aspect-4/3 rounded-picture lg:aspect-square"
        />
        <div>
          <SectionHeading
            section="why-choose-us"
            tone="dark"
            {...whyChooseUs}
            text={whyChooseUs.text(profile)}
          />
          {statistics.length > 0 && (
            <dl className="mt-6 grid min-[20rem]:grid-cols-2 gap-x-8">
              {statistics.map(({ value, label }) => (
                <div key={label} className="flex flex-col-reverse justify-end border-t border-white/20 py-5">
                  <dt className="text-mint">{label}</dt>
                  <dd className="font-display text-h2 font-bold whitespace-nowrap">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </Section>
  );
}
