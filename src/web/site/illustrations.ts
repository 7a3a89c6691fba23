import { aboutPage } from '#shared/content/pages/about.ts';
import { carpetCleaning } from '#shared/content/pages/carpet-cleaning.ts';
import { chairCleaning } from '#shared/content/pages/chair-cleaning.ts';
import { contactPage } from '#shared/content/pages/contact.ts';
import { homePage } from '#shared/content/pages/home.ts';
import { mattressCleaning } from '#shared/content/pages/mattress-cleaning.ts';
import type { PictureSlot } from '#shared/own-pictures.ts';
import type { Profile } from '#shared/profile.ts';
import type { PictureName } from '#web/pictures.ts';
import { useProfile } from '#web/profile.tsx';
import { slotIllustration } from '#web/slot-illustration.ts';

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
  ({
    couch: homePage.beforeAfter,
    chair: chairCleaning.beforeAfter,
    carpet: carpetCleaning.beforeAfter,
    mattress: mattressCleaning.beforeAfter,
  })[mainCategory];
