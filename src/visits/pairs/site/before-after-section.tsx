import type { ServiceCategory } from '#company/catalog/services.ts';
import { hasIllustration } from '#company/pictures/category-illustrations.ts';
import { Picture } from '#company/pictures/site/picture.tsx';
import type { PictureName } from '#company/pictures/site/pictures.ts';
import { imageSource } from '#kit/pages/image-url.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#kit/ui/icons/arrows.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { beforeAfter } from '#visits/pairs/before-after-texts.ts';
import type { ShownPair } from '#visits/pairs/published-pairs.ts';

interface BeforeAfterProps {
  category: ServiceCategory;
  eyebrow: string;
  heading: string;
  text: string;
  dirtyAlt: string;
  cleanAlt: string;
  /** Photos that a customer let us show, in place of the illustration. */
  pair: ShownPair | null;
}

/** High-density phones load a larger file than elsewhere, because stains are small. */
const sizes = '(min-width: 80rem) 75rem, (min-resolution: 2.5x) 70vw, 100vw';

/** Two pictures of the same room, aligned to the pixel; nothing for a category without any. Without a script, the split stays in the middle. */
export function BeforeAfterSection({ category, dirtyAlt, cleanAlt, pair, ...heading }: BeforeAfterProps) {
  if (!pair && !hasIllustration(category)) return null;
  const room = category === 'couch' ? 'sectional' : category;
  return (
    <Section id="before-after" tone="sand">
      <SectionHeading section="before-after" layout="split" {...heading} />
      <figure className="mt-6 lg:mt-12">
        <div className="before-after relative aspect-4/3 overflow-hidden rounded-picture shadow-soft sm:aspect-video">
          {pair ? (
            <Photo url={pair.beforeUrl} alt={pair.beforeAlt} />
          ) : (
            <Picture name={`${room}-dirty` as PictureName} sizes={sizes} alt={dirtyAlt} className="h-full" />
          )}
          <div className="before-after-clean absolute inset-0">
            {pair ? (
              <Photo url={pair.afterUrl} alt={pair.afterAlt} />
            ) : (
              <Picture
                name={`${room}-clean` as PictureName}
                sizes={sizes}
                alt={cleanAlt}
                className="h-full"
              />
            )}
          </div>
          <p className={`left-4 ${labelClass}`}>{beforeAfter.beforeLabel}</p>
          <p className={`right-4 ${labelClass}`}>{beforeAfter.afterLabel}</p>
          <input
            type="range"
            min="0"
            max="100"
            step="2"
            defaultValue="50"
            aria-label={beforeAfter.handleLabel}
          />
          <div className="before-after-handle" aria-hidden="true">
            <span className="absolute top-1/2 left-1/2 flex size-14 -translate-1/2 items-center justify-center rounded-full bg-white text-teal shadow-soft">
              <ChevronLeftIcon className="-mr-1" />
              <ChevronRightIcon className="-ml-1" />
            </span>
          </div>
        </div>
        <figcaption className="mt-3 text-sm text-ink-soft">
          {pair ? photoCaption(pair) : beforeAfter.caption}
        </figcaption>
      </figure>
    </Section>
  );
}

const photoCaption = ({ caption }: ShownPair) =>
  [caption && (/[.!?]$/.test(caption) ? caption : `${caption}.`), beforeAfter.photoCaption]
    .filter(Boolean)
    .join(' ');

/** The frame crops both alike; a photo of a phone is often upright. */
const Photo = ({ url, alt }: { url: string; alt: string }) => (
  <img {...imageSource(url, sizes)} alt={alt} loading="lazy" className="size-full object-cover" />
);

const labelClass = 'absolute bottom-4 rounded-full bg-teal-deep px-4 py-1.5 text-sm font-semibold text-white';
