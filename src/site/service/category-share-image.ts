import { categoryIllustration } from '#company/pictures/category-illustrations.ts';
import { findOwnPicture } from '#company/pictures/site/category-picture.tsx';
import { findSharePicture } from '#company/pictures/site/share-picture.ts';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import type { Profile } from '#company/profile/profile.ts';
import { uploadedSitePicture } from '#kit/wire/uploaded-picture.ts';

/** A JPEG of what stands at the top of the category's page, for other sites. */
export const categoryShareImage = (
  { slug, imageUrl }: OfferedCategory,
  { pictures }: Pick<Profile, 'pictures'>,
): string =>
  (imageUrl && uploadedSitePicture(imageUrl)?.jpeg) ||
  findSharePicture(findOwnPicture(pictures, slug), categoryIllustration(slug));
