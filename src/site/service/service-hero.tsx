import { getStartingCents } from '#company/catalog/pricing.ts';
import type { Service } from '#company/catalog/services.ts';
import type { PageTexts } from '#company/categories/neutral-page-texts.ts';
import { Breadcrumbs } from '#company/frame/site/breadcrumbs.tsx';
import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import { hasIllustration } from '#company/pictures/category-illustrations.ts';
import { drawingAlts, stillLifeAlt } from '#company/pictures/drawn-pictures-texts.ts';
import { CategoryPicture } from '#company/pictures/site/category-picture.tsx';
import { useOwnPicture } from '#company/pictures/site/slot-picture.tsx';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import { Rating } from '#company/profile/site/rating.tsx';
import { formatDollars } from '#kit/money/money.ts';
import { calculatorFor } from '#kit/paths/paths.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { servicePages } from '#site/texts/service-page-texts.ts';
import { HeroVideo } from './hero-video.tsx';

/** Limits high-density phones to the file that other phones load, as on the home page. */
const sizes = '(min-width: 64rem) 60vw, (min-resolution: 2.5x) 45vw, 85vw';

interface ServiceHeroProps {
  category: OfferedCategory;
  hero: PageTexts['hero'];
  services: readonly Service[];
}

export function ServiceHero({ category, hero, services }: ServiceHeroProps) {
  const { slug } = category;
  const own = useOwnPicture(slug) ?? category.imageUrl;
  return (
    <section
      aria-labelledby="hero-heading"
      className="service-hero grid lg:grid-cols-[calc(var(--hero-start)+min(38vw,33rem))_1fr] lg:gap-x-14"
    >
      <div className="px-5 pt-3 sm:px-8 lg:pr-0 lg:pl-(--hero-start)">
        <Breadcrumbs here={category.name} />
        {hero.eyebrow && <p className="mt-4 mb-3 font-semibold text-sun-text lg:mt-8">{hero.eyebrow}</p>}
        <h1
          id="hero-heading"
          className={hero.eyebrow ? 'text-h1 lg:text-[3.5rem]' : 'mt-4 text-h1 lg:mt-8 lg:text-[3.5rem]'}
        >
          {hero.heading}
        </h1>
        <p className="mt-5 text-lg text-ink-soft">{hero.text}</p>
        <Rating className="mt-4" />
        <div className="mt-7 flex flex-wrap gap-3 max-lg:hidden">
          <ButtonLink href={calculatorFor(slug)} variant="sun">
            {hero.button}
          </ButtonLink>
          <PhoneButton variant="quiet" />
        </div>
      </div>
      <figure className="hero-video relative self-center max-lg:mt-7">
        <CategoryPicture
          slug={slug}
          sizes={sizes}
          alt={findEntry(drawingAlts, slug) ?? stillLifeAlt}
          priority
          className={`h-58 sm:h-100 lg:aspect-video lg:h-auto lg:max-h-[38rem] lg:w-full lg:rounded-l-picture`}
          framing={findEntry(framing, slug) ?? ''}
        />
        {!own && hasIllustration(slug) && <HeroVideo category={slug} />}
        <StartingPrice services={services} />
      </figure>
    </section>
  );
}

function StartingPrice({ services }: Pick<ServiceHeroProps, 'services'>) {
  if (services.length === 0) return null;
  const cents = Math.min(...services.map(getStartingCents));
  return (
    <p className="absolute top-4 left-4 rounded-full bg-white px-4 py-1.5 text-sm font-medium shadow-soft lg:top-6 lg:left-6">
      {servicePages.startingLabel}{' '}
      <span className="font-display text-lg font-bold">{formatDollars(cents)}</span>
    </p>
  );
}

/** The crop that matches the video's first frame, so the video fades in without a jump. */
const framing: Record<string, string> = {
  couch: '[&_img]:object-[50%_63%]',
  chair: '[&_img]:object-[50%_75%]',
  carpet: '[&_img]:object-[50%_54%]',
  mattress: '[&_img]:object-[50%_54%]',
};
