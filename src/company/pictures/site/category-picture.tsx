import type { ComponentProps } from 'react';
import { categoryIllustration } from '#company/pictures/category-illustrations.ts';
import type { OwnPicture, OwnPictures } from '#company/pictures/own-pictures.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { imageSource, isUsableImage } from '#kit/pages/image-url.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { PictureName } from './pictures.ts';
import { SlotPicture } from './slot-picture.tsx';

/** The owner's picture for a category that has a place of its own under Pictures. */
export const findOwnPicture = (own: OwnPictures | undefined, slug: string): OwnPicture | undefined =>
  findEntry(own ?? {}, slug);

type CategoryPictureProps = Omit<ComponentProps<typeof SlotPicture>, 'slot' | 'name'> & {
  slug: string;
  name?: PictureName | undefined;
};

/** The owner's picture of a category, or an illustration. */
export function CategoryPicture({ slug, name = categoryIllustration(slug), ...props }: CategoryPictureProps) {
  const category = useProfile().categories.find((one) => one.slug === slug);
  const imageUrl = category?.imageUrl ?? null;
  if (isUsableImage(imageUrl)) {
    return (
      <img
        {...imageSource(imageUrl, props.sizes)}
        alt={props.alt && (category?.name ?? '')}
        loading={props.priority ? 'eager' : 'lazy'}
        className={`w-full object-cover ${props.className ?? ''}`}
      />
    );
  }
  return <SlotPicture {...props} slot={slug} name={name} />;
}
