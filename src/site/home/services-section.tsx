import { CategoryPicture } from '#company/pictures/site/category-picture.tsx';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { paths } from '#kit/paths/paths.ts';
import { ArrowRightIcon } from '#kit/ui/icons/arrows.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { homePage } from '#site/texts/home-page-texts.ts';
import { homeTexts } from './category-card.ts';
import type { OwnHomeTexts, StartingServices } from './home-data.ts';
import { startingPrice } from './starting-price.ts';

const { services } = homePage;

export function ServicesSection({ pages, ...data }: StartingServices & { pages: OwnHomeTexts }) {
  const profile = useProfile();
  const { categories } = profile;
  return (
    <Section id="services">
      <SectionHeading
        section="services"
        layout="split"
        {...services}
        heading={services.heading(profile)}
        text={services.text(profile)}
      />
      {/* Firefox and WebKit keep an automatic column as wide as its pictures were before a phone was turned. */}
      <ul className="mt-6 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 lg:mt-12 lg:grid-cols-12 lg:gap-6">
        {categories.map((category, index) => {
          const isAlone = index === categories.length - 1 && index % 2 === 0;
          const isWide = index % 3 === 0;
          const span = isAlone ? 'md:col-span-full' : isWide ? 'lg:col-span-7' : 'lg:col-span-5';
          const width = isAlone ? '76rem' : isWide ? '44rem' : '32rem';
          return (
            <li key={category.slug} className={span}>
              <Card
                category={category}
                text={homeTexts(category, pages).text}
                width={width}
                price={startingPrice(data, category.slug)}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface CardProps {
  category: OfferedCategory;
  text: string;
  width: string;
  price?: string | undefined;
}

/** The whole card is a link target. */
function Card({ category, text, width, price }: CardProps) {
  const { slug, pageSlug, name } = category;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-picture bg-white shadow-soft ring-1 ring-line/60 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-teal">
      <CategoryPicture
        slug={slug}
        name={slug === 'couch' ? 'loveseat' : undefined}
        sizes={`(min-width: 64rem) ${width}, (min-width: 48rem) 50vw, 10rem`}
        alt=""
        className="h-28 [content-visibility:auto] md:h-72"
      />
      {price && (
        <p className="absolute top-3 left-3 rounded-full bg-white px-3 py-1 text-sm font-medium shadow-soft">
          {homePage.estimator.fromLead} <span className="font-display text-lg font-bold">{price}</span>
        </p>
      )}
      <div className="flex grow flex-col items-start p-4">
        <h3 className="text-lg">{name}</h3>
        <p className="mt-2 max-w-[33.3em] text-ink-soft max-md:hidden">{text}</p>
        <a
          href={paths.service(pageSlug)}
          className="mt-auto flex items-center gap-2 pt-2 text-sm font-semibold text-teal outline-none after:absolute after:inset-0"
        >
          {services.linkLabel(category)}
          <ArrowRightIcon className="size-5 transition-[translate] max-md:hidden group-hover:translate-x-1" />
        </a>
      </div>
    </article>
  );
}
