import { uploadedPicture } from '#kit/wire/uploaded-picture.ts';

/** Whether a URL that the owner entered can be a picture. See docs/product/company.md#catalog. */
export const isUsableImage = (url: string | null): url is string =>
  !!url && url !== 'null' && !url.startsWith('blob:');

/** The attributes of an `img`, with a `srcSet` for uploaded pictures. */
export function imageSource(url: string, sizes: string) {
  const uploaded = uploadedPicture(url);
  return uploaded ? { src: url, srcSet: uploaded.srcSet, sizes } : { src: url };
}
