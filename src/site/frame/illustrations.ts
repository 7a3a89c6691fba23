import type { PictureSlot } from '#company/pictures/own-pictures.ts';
import type { PictureName } from '#company/pictures/site/pictures.ts';
import { slotIllustration } from '#company/pictures/site/slot-illustration.ts';
import type { Profile } from '#company/profile/profile.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { findEntry } from '#kit/text/find-entry.ts';
import { contactPage } from '#sales/contact/contact-page-texts.ts';
import { aboutPage } from '#site/texts/about-page-texts.ts';
import { carpetCleaning } from '#site/texts/carpet-cleaning-page-texts.ts';
import { chairCleaning } from '#site/texts/chair-cleaning-page-texts.ts';
import { homePage } from '#site/texts/home-page-texts.ts';
import { mattressCleaning } from '#site/texts/mattress-cleaning-page-texts.ts';

const alts: Partial<Record<PictureName, string>> = {
  'couch-clean': homePage.hero.pictureAlt,
  'chair-clean': chairCleaning.hero.pictureAlt,
  'carpet-clean': carpetCleaning.hero.pictureAlt,
  'mattress-clean': mattressCleaning.hero.pictureAlt,
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

/** For the comparison on the home page. */
export const comparisonAlts = ({ mainCategory }: Profile) =>
  findEntry(comparisons, mainCategory) ?? { dirtyAlt: '', cleanAlt: '' };

const comparisons: Record<string, { dirtyAlt: string; cleanAlt: string }> = {
  couch: homePage.beforeAfter,
  chair: chairCleaning.beforeAfter,
  carpet: carpetCleaning.beforeAfter,
  mattress: mattressCleaning.beforeAfter,
};
