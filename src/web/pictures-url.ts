import { type PictureName, pictures } from './pictures.ts';

/** Site-relative; the address names its content, so it may be cached for ever. */
function pictureUrl(name: PictureName, width: number): string {
  return `/pictures/${name}.${pictures[name].hash}-${width}.avif`;
}

export function pictureSrcSet(name: PictureName): string {
  return pictures[name].widths.map((width) => `${pictureUrl(name, width)} ${width}w`).join(', ');
}

/** The name of the picture of ours that an address such as `/pictures/window-sill.jpg` shows; undefined for any other. */
export function pictureNameOf(address: string): PictureName | undefined {
  const name = /^\/pictures\/([\w-]+)\.jpg$/.exec(address)?.[1];
  return name && Object.hasOwn(pictures, name) ? (name as PictureName) : undefined;
}
