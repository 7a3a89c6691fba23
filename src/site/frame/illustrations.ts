import { comparisonAlts, drawingAlts } from '#company/pictures/drawn-pictures-texts.ts';
import type { PictureSlot } from '#company/pictures/own-pictures.ts';
import type { PictureName } from '#company/pictures/site/pictures.ts';
import { slotIllustration } from '#company/pictures/site/slot-illustration.ts';
import type { Profile } from '#company/profile/profile.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { findEntry } from '#kit/text/find-entry.ts';
import { aboutPage } from '#site/texts/about-page-texts.ts';
import { contactPage } from '#site/texts/contact-page-texts.ts';
import { homePage } from '#site/texts/home-page-texts.ts';

const alts: Partial<Record<PictureName, string>> = {
  'couch-clean': homePage.hero.pictureAlt,
  'chair-clean': drawingAlts.chair,
  'carpet-clean': drawingAlts.carpet,
  'mattress-clean': drawingAlts.mattress,
  'carpet-lane': homePage.whyChooseUs.pictureAlt,
  'reading-corner': aboutPage.hero.pictureAlt,
  'gentle-things': aboutPage.story.pictureAlt,
  loveseat: contactPage.whyChoose.pictureAlt,
};

/** For a place that shows the company, not one of its services. */
export function useIllustration(slot: PictureSlot): { name: PictureName; alt: string } {
  const name = slotIllustration(slot, useProfile().company.categories);
  return { name, alt: alts[name] ?? '' };
}

/** For the comparison on the home page, which shows the whole room for couches. */
export const homeComparison = ({ mainCategory }: Profile) =>
  mainCategory === 'couch'
    ? homePage.beforeAfter
    : (findEntry(comparisonAlts, mainCategory) ?? { dirtyAlt: '', cleanAlt: '' });
