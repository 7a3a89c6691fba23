import * as z from 'zod/mini';
import { freeText } from './text.ts';

/** A picture on this site (`/…`) or elsewhere; the pages' policy lets none in that is not `https`. */
export const isImageUrl = (address: string) =>
  /^\/(?!\/)\S*$/.test(address) || (/^https:\/\/\S+$/i.test(address) && URL.canParse(address));

/** The empty text is no picture: null. */
export const imageUrlSchema = z.nullable(
  z.pipe(
    freeText(2000).check(
      z.trim(),
      z.refine(
        (address) => address === '' || isImageUrl(address),
        'Enter a URL that starts with https://, or upload a file',
      ),
    ),
    z.transform((address) => address || null),
  ),
);
