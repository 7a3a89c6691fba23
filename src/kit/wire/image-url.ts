import * as z from 'zod/mini';
import { freeText } from './text.ts';

/** A path on this site or an `https` URL: the Content-Security-Policy blocks other pictures. */
export const isImageUrl = (address: string) =>
  /^\/(?!\/)\S*$/.test(address) || (/^https:\/\/\S+$/i.test(address) && URL.canParse(address));

/** An empty string means no picture: null. */
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
