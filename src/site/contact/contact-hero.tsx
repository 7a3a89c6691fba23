import { Breadcrumbs } from '#company/frame/site/breadcrumbs.tsx';
import { useTexts } from '#company/profile/site/use-texts.ts';
import { contactPage } from '#site/texts/contact-page-texts.ts';

const texts = { hero: contactPage.hero, crumb: contactPage.crumb };

export function ContactHero() {
  const { hero, crumb } = useTexts(texts);
  return (
    <>
      <Breadcrumbs here={crumb} />
      <div className="mt-4 grid gap-x-16 gap-y-4 lg:mt-8 lg:grid-cols-[1.25fr_1fr] lg:items-end">
        <div>
          <p className="mb-3 font-semibold text-sun-text">{hero.eyebrow}</p>
          <h1 className="max-w-[8.6em] text-h1">{hero.headline}</h1>
        </div>
        <p className="max-w-[29.5em] text-lg text-ink-soft">{hero.text}</p>
      </div>
    </>
  );
}
