import { offeredCategories } from '#company/catalog/known-categories.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { hasTime } from '#company/catalog/visit-times.ts';
import { mapDrawing } from '#company/coverage/coverage-map-texts.ts';
import { type PlaceNames, placeNames } from '#company/coverage/place-names.ts';
import { language, ownSuffix } from '#kit/language/locale.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { filledText } from '#kit/text/filled-text.ts';
import { getLaw, type State, stateNames } from '#kit/wire/states.ts';
import { business } from './business-texts.ts';
import { localCategory, type OfferedCategory, type StoredCategory } from './category-words.ts';
import { getKinds, getPieces, getTitleKinds } from './cleaned-texts.ts';
import type { Company, CompanyTexts } from './company.ts';
import { type LocalText, localText, neutralText } from './local-texts.ts';
import { getPieceWords, type PieceWords } from './main-piece-texts.ts';

/** In the language that this code was built for. */
export interface CompanyFacts extends PlaceNames {
  state: State;
  stateName: string;
  /** Whose law applies. */
  law: string;
  foundedYear: number;
  isLicensedAndInsured: boolean;
  /** Those that are offered, in order. */
  categories: readonly OfferedCategory[];
  /** The company's services, such as `couches, chairs, carpets and mattresses`. */
  pieces: string;
  /** The same for the beginning of a sentence, such as `Couch, chair, carpet and mattress`. */
  kinds: string;
  /** The same in few letters, such as `Couch, Carpet & Mattress`. */
  titleKinds: string;
  /** The first of what the company cleans, which stands for all in pictures and in texts that name one piece; empty without any. */
  mainCategory: ServiceCategory;
  piece: PieceWords;
  /** Who comes, as the owner says it; may be empty. */
  person: string;
  slogan: string;
  description: string;
  local: LocalText;
  /** Whether `content` describes this place, with a map and notes about its carpets. */
  isKnownPlace: boolean;
  hasMap: boolean;
  /** No category has a drying time, so texts about fabric and single pieces stand nowhere. */
  nothingDries?: true;
}

/** Fills empty texts with the usual ones. Texts of `content` about its own place and past show only for that place. */
export function companyFacts(
  company: Company,
  name: string,
  stored: readonly StoredCategory[] = offeredCategories(company),
): CompanyFacts {
  const { state, foundedYear, isLicensedAndInsured } = company;
  const categories = stored.map((category) => localCategory(language, category));
  const names = placeNames(company.city, company.county);
  const isKnownPlace = isPlaceOfContent(company);
  const known = isKnownPlace ? localText : null;
  const own = company[`texts${ownSuffix}`];
  const pieces = getPieces(categories);
  const piece = getPieceWords(categories[0]);
  const filled = <Texts>(texts: Texts) =>
    filledText(texts, { ...names, ...piece, since: foundedYear, pieces });
  const usual = filled(known ?? neutralText);
  const isOffered = (slug?: string) => slug === undefined || categories.some((one) => one.slug === slug);
  return {
    ...names,
    state,
    stateName: stateNames[state],
    law: getLaw(state),
    foundedYear,
    isLicensedAndInsured,
    categories,
    pieces,
    kinds: capitalized(getKinds(categories)),
    titleKinds: getTitleKinds(categories),
    mainCategory: categories[0]?.slug ?? '',
    piece,
    person: own.person,
    slogan: own.slogan || filled(business.slogan),
    description: own.description || filled(business.description),
    local: {
      ...usual,
      homes: own.homes || usual.homes,
      reach: own.reach || usual.reach,
      story:
        ownStory(own) ??
        (name === business.name && isOffered(usual.story.about) ? usual : filled(neutralText)).story,
    },
    isKnownPlace,
    hasMap: isKnownPlace && mapDrawing !== null,
    ...(!hasTime(company, 'dryingHours') && { nothingDries: true as const }),
  };
}

function isPlaceOfContent({ city, county, state }: Company): boolean {
  const { address } = business;
  return city === address.locality && county === address.county && state === address.region;
}

function ownStory({ storyHeading, storyLead, story }: CompanyTexts): LocalText['story'] | null {
  if (!storyHeading && !storyLead && !story) return null;
  return {
    heading: storyHeading || neutralText.story.heading,
    lead: storyLead,
    paragraphs: story.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
  };
}
