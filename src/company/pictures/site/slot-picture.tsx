import type { ComponentProps } from 'react';
import type { OwnPicture, PictureSlot } from '#company/pictures/own-pictures.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { ownSuffix } from '#kit/language/locale.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { uploadedSitePicture } from '#kit/wire/uploaded-picture.ts';
import { Picture, PictureFrame } from './picture.tsx';

/** The owner's picture of a place, if it has one. */
export const useOwnPicture = (slot: PictureSlot | (string & {})): OwnPicture | undefined =>
  findEntry(useProfile().pictures ?? {}, slot);

interface SlotPictureProps extends ComponentProps<typeof Picture> {
  slot: PictureSlot | (string & {});
  /** Classes for the crop of the illustration. */
  framing?: string;
}

/** The owner's picture, or the illustration. An empty `alt` stays empty. */
export function SlotPicture({ slot, name, alt, framing, className = '', ...props }: SlotPictureProps) {
  const own = useOwnPicture(slot);
  if (!own) {
    return (
      <Picture {...props} name={name} alt={alt} className={framing ? `${className} ${framing}` : className} />
    );
  }
  const { width, height, srcSet, jpeg } = uploadedSitePicture(own.url)!;
  return (
    <PictureFrame
      {...props}
      {...{ width, height, srcSet, className }}
      src={jpeg}
      placeholder={own.placeholder}
      alt={alt && getAlt(own)}
    />
  );
}

const getAlt = (own: OwnPicture) => own[`alt${ownSuffix}`] || own.alt;

/** `figureClass` is that of the figure; `className` belongs to the picture. */
export const PictureFigure = ({
  figureClass = '',
  ...picture
}: SlotPictureProps & { figureClass?: string }) => (
  <figure className={`relative ${figureClass}`}>
    <SlotPicture {...picture} />
  </figure>
);
