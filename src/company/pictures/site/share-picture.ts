import type { OwnPicture } from '#company/pictures/own-pictures.ts';
import { sharePicture } from '#kit/paths/paths.ts';
import { uploadedSitePicture } from '#kit/wire/uploaded-picture.ts';

/** A JPEG for other sites: of the owner's picture, or of the illustration `name`. */
export const findSharePicture = (own: OwnPicture | undefined, name: string): string =>
  own ? uploadedSitePicture(own.url)!.jpeg : sharePicture(name);
