import type { ServiceCategory } from '#company/catalog/services.ts';
import { categoryIllustration } from '#company/pictures/category-illustrations.ts';
import type { PictureSlot } from '#company/pictures/own-pictures.ts';
import type { PictureName } from './pictures.ts';

/** Fills a place without an own picture; it shows nothing that the company does not clean. */
export function slotIllustration(slot: PictureSlot, categories: readonly ServiceCategory[]): PictureName {
  const main = categories[0] ?? '';
  switch (slot) {
    case 'homeHero':
      return categoryIllustration(main);
    case 'homeWhy':
      return categories.includes('carpet') ? 'carpet-lane' : 'gentle-things';
    case 'aboutHero':
      if (categories.includes('chair')) return 'reading-corner';
      return main === 'carpet' ? 'carpet-lane' : loveseatOr(main);
    case 'contact':
      return loveseatOr(main);
    case 'homeContact':
    case 'person':
    case 'aboutStory':
      return 'gentle-things';
    default:
      return categoryIllustration(slot);
  }
}

const loveseatOr = (main: ServiceCategory): PictureName =>
  main === 'couch' ? 'loveseat' : categoryIllustration(main);
