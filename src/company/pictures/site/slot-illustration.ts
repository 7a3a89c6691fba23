import { getMainCategory } from '#company/catalog/piece-groups.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import type { PictureSlot } from '#company/pictures/own-pictures.ts';
import type { PictureName } from './pictures.ts';

/** Fills a place without an own picture; it shows nothing that the company does not clean. */
export function slotIllustration(slot: PictureSlot, categories: readonly ServiceCategory[]): PictureName {
  const main = getMainCategory(categories);
  switch (slot) {
    case 'homeHero':
      return `${main}-clean`;
    case 'homeWhy':
      return categories.includes('carpet') ? 'carpet-lane' : 'gentle-things';
    case 'aboutHero':
      if (categories.includes('chair')) return 'reading-corner';
      return main === 'carpet' ? 'carpet-lane' : loveseatOr(main);
    case 'contact':
      return loveseatOr(main);
    case 'homeContact':
    case 'aboutStory':
      return 'gentle-things';
    default:
      return `${slot}-clean`;
  }
}

const loveseatOr = (main: ServiceCategory): PictureName => (main === 'couch' ? 'loveseat' : `${main}-clean`);
