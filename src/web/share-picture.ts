import type { OwnPicture } from '#shared/own-pictures.ts';
import { files } from '#shared/paths.ts';
import { uploadedSitePicture } from '#shared/uploaded-picture.ts';

/** A JPEG for other sites: of the owner's picture, or of the illustration `name`. */
export const sharePictureOf = (own: OwnPicture | undefined, name: string): string =>
  own ? uploadedSitePicture(own.url)!.jpeg : files.sharePicture(name);
