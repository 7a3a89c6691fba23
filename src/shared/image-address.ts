import * as z from 'zod/mini';
import { freeText } from './text.ts';

/** A picture on this site (`/…`) or elsewhere; the pages' policy lets none in that is not `https`. */
export const isImageAddress = (address: string) =>
  /^\/(?!\/)\S*$/.test(address) || (/^https:\/\/\S+$/i.test(address) && URL.canParse(address));

/** The empty text is no picture: null. */
export const imageAddressSchema = z.nullable(
  z.pipe(
    freeText(2000).check(
      z.trim(),
      z.refine(
        (address) => address === '' || isImageAddress(address),
        'Enter a URL that starts with https://, or upload a file',
      ),
    ),
    z.transform((address) => address || null),
  ),
);
