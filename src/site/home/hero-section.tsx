import { SlotPicture } from '#company/pictures/site/slot-picture.tsx';
import { Rating } from '#company/profile/site/rating.tsx';
import { useTexts } from '#company/profile/site/use-texts.ts';
import { useIllustration } from '#site/frame/illustrations.ts';
import { homePage } from '#site/texts/home-page-texts.ts';
import { EstimatorForm } from './estimator-form.tsx';
import type { OwnHomeTexts, StartingServices } from './home-data.ts';
import { TypedWord } from './typed-word.tsx';

/** Limits high-density phones like `phoneSizes`. */
const sizes = '(min-width: 64rem) 64rem, (min-resolution: 2.5x) 45vw, 85vw';

export function HeroSection({ pages, ...data }: StartingServices & { pages: OwnHomeTexts }) {
  const hero = useTexts(homePage.hero);
  return (
    <section aria-labelledby="hero-heading" className="hero grid lg:pb-14">
      <div className="hero-words px-5 pt-6 pb-6 sm:px-8 lg:pt-12 lg:pr-0 lg:pb-8 lg:pl-(--hero-start)">
        <p className="mb-4 font-semibold text-sun-text">{hero.eyebrow}</p>
        <h1 id="hero-heading" className="max-w-[7.3em] text-h1">
          {hero.headline}
        </h1>
        <p className="mt-5 max-w-[24.4em] text-lg text-ink-soft">{hero.text}</p>
        <Rating href="#testimonials" className="mt-4" />
      </div>
      <figure className="hero-picture relative">
        <SlotPicture
          slot="homeHero"
          {...useIllustration('homeHero')}
          sizes={sizes}
          priority
          className="h-48 sm:h-100 lg:h-full lg:rounded-l-picture"
        />
        <TypedWord pages={pages} />
      </figure>
      <div className="hero-estimator px-5 max-lg:-mt-12 sm:px-8 lg:pl-(--hero-start)">
        <EstimatorForm {...data} />
      </div>
    </section>
  );
}
