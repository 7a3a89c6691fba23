import { type PictureName, pictures } from './pictures.ts';

/** Site-relative; the address names its content, so it may be cached for ever. */
function pictureUrl(name: PictureName, width: number): string {
  return `/pictures/${name}.${pictures[name].hash}-${width}.avif`;
}

export function pictureSrcSet(name: PictureName): string {
  return pictures[name].widths.map((width) => `${pictureUrl(name, width)} ${width}w`).join(', ');
}

/**
 * The end of a `sizes` attribute, for a picture as wide as a phone's column. The finest screens take the same file as
 * plainer ones: what they would gain is not worth five times the bytes.
 */
export const phoneSizes = '(min-resolution: 2.5x) 45vw, calc(100vw - 2.5rem)';

/** The name of the picture of ours that an address such as `/pictures/window-sill.jpg` shows; undefined for any other. */
export function pictureNameOf(address: string): PictureName | undefined {
  const name = /^\/pictures\/([\w-]+)\.jpg$/.exec(address)?.[1];
  return name && Object.hasOwn(pictures, name) ? (name as PictureName) : undefined;
}
