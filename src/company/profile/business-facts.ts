import { filledText } from '#kit/text/filled-text.ts';
import { business } from './business-texts.ts';
import type { Profile } from './profile.ts';

type Named = Pick<Profile, 'name' | 'shortName' | 'city'> & Partial<Profile>;

/** Puts facts of the business into texts of `content`, in place of `{business}`, `{businessShort}`, `{city}`, `{since}` … */
export const withFacts = <Texts>(texts: Texts, profile: Named): Texts =>
  filledText(texts, businessFacts(profile));

/** By the name in braces; undefined where it is not known. */
export const businessFacts = (profile: Named) => ({
  business: profile.name,
  businessShort: profile.shortName,
  city: profile.city,
  county: profile.county,
  theCounty: profile.theCounty,
  ofTheCounty: profile.ofTheCounty,
  allTheCounty: profile.allTheCounty,
  since: profile.foundedYear,
  pieces: profile.pieces,
  kinds: profile.kinds,
  titleKinds: profile.titleKinds,
  ...profile.piece,
  slogan: profile.slogan,
  homes: profile.local?.homes,
  reach: profile.local?.reach,
  zipCode: profile.places?.[0]?.zipCodes[0],
});

/** The drawn mark is that of the name in `content`; it never stands beside another. */
export const hasDrawnMark = (name: string): boolean => name === business.name;
