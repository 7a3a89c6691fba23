import { business } from './content/business.ts';
import type { Profile } from './profile.ts';

export type BusinessNames = Pick<Profile, 'name' | 'shortName'>;

/** Puts the names of the business into a text of `content`, in place of `{business}` and `{businessShort}`. */
export const withNames = (text: string, { name, shortName }: BusinessNames): string =>
  text.replaceAll('{business}', () => name).replaceAll('{businessShort}', () => shortName);

/** The drawn mark is that of the name in `content`; it never stands beside another. */
export const hasDrawnMark = (name: string): boolean => name === business.name;
