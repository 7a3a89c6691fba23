import { type PictureName, pictures } from './pictures.ts';

/** The URL contains a content hash, so browsers cache it forever. */
function pictureUrl(name: PictureName, width: number): string {
  return `/pictures/${name}.${pictures[name].hash}-${width}.avif`;
}

export function pictureSrcSet(name: PictureName): string {
  return pictures[name].widths.map((width) => `${pictureUrl(name, width)} ${width}w`).join(', ');
}

/**
 * The end of a `sizes` attribute, for a picture as wide as a phone's column. High-density screens load the same file as
 * others: more pixels aren't worth five times the bytes.
 */
export const phoneSizes = '(min-resolution: 2.5x) 45vw, calc(100vw - 2.5rem)';

/** The site's picture behind a URL such as `/pictures/window-sill.jpg`; undefined for any other URL. */
export function getPictureName(address: string): PictureName | undefined {
  const name = /^\/pictures\/([\w-]+)\.jpg$/.exec(address)?.[1];
  return name && Object.hasOwn(pictures, name) ? (name as PictureName) : undefined;
}
