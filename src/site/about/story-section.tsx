import { Person } from '#company/pictures/site/person.tsx';
import { phoneSizes } from '#company/pictures/site/pictures-url.ts';
import { PictureFigure, useOwnPicture } from '#company/pictures/site/slot-picture.tsx';
import { useProfile } from '#company/profile/site/profile.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { aboutPage } from '#site/texts/about-page-texts.ts';

const { story } = aboutPage;

export function StorySection() {
  const own = useOwnPicture('aboutStory');
  const { heading, lead, paragraphs } = story.text(useProfile());
  return (
    <Section id="story">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <div>
          <SectionHeading section="story" eyebrow={story.eyebrow} heading={heading} />
          {own && (
            <PictureFigure
              slot="aboutStory"
              name="gentle-things"
              sizes={`(min-width: 64rem) 34rem, ${phoneSizes}`}
              alt={story.pictureAlt}
              figureClass="mt-8 lg:mt-12"
              className="aspect-3/2 rounded-picture"
            />
          )}
        </div>
        <div className="max-w-text self-end">
          {lead && <p className="font-display text-2xl font-semibold text-teal">{lead}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-lg">
              {paragraph}
            </p>
          ))}
          <div className="mt-8 empty:hidden">
            <Person />
          </div>
        </div>
      </div>
    </Section>
  );
}
