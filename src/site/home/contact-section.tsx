import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import { phoneSizes } from '#company/pictures/site/pictures-url.ts';
import { PictureFigure } from '#company/pictures/site/slot-picture.tsx';
import { shownHours } from '#company/profile/shown-hours.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { homePage } from '#site/texts/home-page-texts.ts';

const { contact } = homePage;

export function ContactSection() {
  const profile = useProfile();
  return (
    <Section id="contact" tone="sand">
      <div className="grid overflow-hidden rounded-picture bg-white shadow-soft lg:grid-cols-[1fr_1.2fr]">
        <PictureFigure
          slot="homeContact"
          name="gentle-things"
          sizes={`(min-width: 64rem) 34rem, ${phoneSizes}`}
          alt={contact.pictureAlt}
          figureClass="max-md:hidden"
          className="h-72 lg:absolute! lg:inset-0 lg:h-full"
          framing="[&_img]:object-bottom"
        />
        <div className="p-6 sm:p-10 lg:p-14">
          <SectionHeading section="contact" {...contact} text={contact.text(profile)} />
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={paths.calculator} variant="sun">
              {contact.estimateLabel}
            </ButtonLink>
            <PhoneButton variant="quiet">{contact.callLabel}</PhoneButton>
          </div>
          {/* The footer, which follows on a phone, has them too. */}
          <div className="max-md:hidden">
            <h3 className="mt-10 text-xl">{contact.hoursHeading}</h3>
            <dl className="mt-3">
              {shownHours(profile).map(({ label, hoursLabel }) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
                  <dt>{label}</dt>
                  <dd className="font-semibold">{hoursLabel}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </Section>
  );
}
