import { CategoryPicture, findOwnPicture } from '#company/pictures/site/category-picture.tsx';
import { phoneSizes } from '#company/pictures/site/pictures-url.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { paths } from '#kit/paths/paths.ts';
import { ArrowRightIcon } from '#kit/ui/icons/arrows.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { homePage, type ServiceCard } from '#site/texts/home-page-texts.ts';
import type { StartingServices } from './home-data.ts';
import { startingPrice } from './starting-price.ts';

const { services } = homePage;

export function ServicesSection(data: StartingServices) {
  const profile = useProfile();
  const { pictures } = profile;
  const cards = services.cards(profile);
  const drawn = cards.filter(({ category }) => !findOwnPicture(pictures, category));
  const isMixed = drawn.length < cards.length;
  const caption = isMixed ? services.mixedCaption(drawn.map(({ title }) => title)) : services.caption;
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
      <ul className="mt-10 grid grid-cols-1 gap-5 md:grid-cols-2 lg:mt-12 lg:grid-cols-12 lg:gap-6">
        {cards.map((card, index) => {
          const isAlone = index === cards.length - 1 && index % 2 === 0;
          const isWide = index % 3 === 0;
          const span = isAlone ? 'md:col-span-full' : isWide ? 'lg:col-span-7' : 'lg:col-span-5';
          const width = isAlone ? '76rem' : isWide ? '44rem' : '32rem';
          return (
            <li key={card.category} className={span}>
              <Card {...card} width={width} price={startingPrice(data, card.category)} />
            </li>
          );
        })}
      </ul>
      {caption && <p className="mt-4 text-sm text-ink-soft">{caption}</p>}
    </Section>
  );
}

/** The whole card is a link target. */
function Card({
  category,
  pageSlug,
  title,
  text,
  linkLabel,
  width,
  price,
}: ServiceCard & { width: string; price?: string }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-picture bg-white shadow-soft ring-1 ring-line/60 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-teal">
      <CategoryPicture
        slug={category}
        name={category === 'couch' ? 'loveseat' : undefined}
        sizes={`(min-width: 64rem) ${width}, (min-width: 48rem) 50vw, ${phoneSizes}`}
        alt=""
        className="h-52 [content-visibility:auto] sm:h-64 lg:h-72 [&_picture_img]:transition-[opacity,scale] [&_picture_img]:duration-250 group-hover:[&_picture_img]:scale-103"
      />
      {price && (
        <p className="absolute top-4 left-4 rounded-full bg-white px-4 py-1.5 text-sm font-medium shadow-soft">
          {homePage.estimator.fromLead} <span className="font-display text-lg font-bold">{price}</span>
        </p>
      )}
      <div className="flex grow flex-col items-start p-6 lg:px-7">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-2 mb-4 max-w-[33.3em] text-ink-soft">{text}</p>
        <a
          href={paths.service(pageSlug)}
          className="mt-auto flex min-h-11 items-center gap-2 font-semibold text-teal outline-none after:absolute after:inset-0"
        >
          {linkLabel}
          <ArrowRightIcon className="size-5 transition-[translate] group-hover:translate-x-1" />
        </a>
      </div>
    </article>
  );
}
