import { Breadcrumbs } from '#company/frame/site/breadcrumbs.tsx';
import { phoneSizes } from '#company/pictures/site/pictures-url.ts';
import { PictureFigure, useOwnPicture } from '#company/pictures/site/slot-picture.tsx';
import { useProfile } from '#company/profile/site/profile.tsx';
import { useTexts } from '#company/profile/site/use-texts.ts';
import { Container } from '#kit/ui/container.tsx';
import { useIllustration } from '#site/frame/illustrations.ts';
import { aboutPage } from '#site/texts/about-page-texts.ts';
import { DrawnCategories } from './drawn-categories.tsx';

const texts = { crumb: aboutPage.crumb, hero: aboutPage.hero };

export function AboutHero() {
  const { crumb, hero } = useTexts(texts);
  const own = useOwnPicture('aboutHero');
  const illustration = useIllustration('aboutHero');
  return (
    <Container className="pt-3 pb-12 lg:pt-6 lg:pb-20">
      <Breadcrumbs here={crumb} />
      <div className="mt-4 grid items-center gap-x-16 gap-y-8 lg:mt-8 lg:grid-cols-2">
        <div>
          <p className="mb-3 font-semibold text-sun-text">{hero.eyebrow}</p>
          <h1 className="max-w-[8.6em] text-h1">{hero.headline}</h1>
          <p className="mt-5 max-w-[26.9em] text-lg text-ink-soft">{hero.text(useProfile())}</p>
        </div>
        {own ? (
          <PictureFigure
            slot="aboutHero"
            {...illustration}
            sizes={`(min-width: 64rem) 36rem, ${phoneSizes}`}
            priority
            className="aspect-3/2 rounded-picture lg:aspect-5/4"
          />
        ) : (
          <DrawnCategories />
        )}
      </div>
    </Container>
  );
}
