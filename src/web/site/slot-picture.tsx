import type { ComponentProps } from 'react';
import type { Language } from '#shared/language.ts';
import { language } from '#shared/locale.ts';
import type { OwnPicture, PictureSlot } from '#shared/own-pictures.ts';
import { uploadedSitePicture } from '#shared/uploaded-picture.ts';
import { useProfile } from '#web/profile.tsx';
import { Picture, PictureFrame } from '#web/ui/picture.tsx';
import { PictureCaption } from '#web/ui/picture-caption.tsx';

/** The owner's picture of a place, if it has one. */
export const useOwnPicture = (slot: PictureSlot): OwnPicture | undefined => useProfile().pictures?.[slot];

interface SlotPictureProps extends ComponentProps<typeof Picture> {
  slot: PictureSlot;
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
      alt={alt && altOf(own)}
    />
  );
}

const isSpanish = (language as Language) === 'es';

const altOf = ({ alt, altInSpanish }: OwnPicture) => (isSpanish && altInSpanish) || alt;

interface CaptionedPictureProps extends SlotPictureProps {
  /** Shown with the illustration only. */
  caption: string;
  /** Classes of the figure; `className` belongs to the picture. */
  figureClass?: string;
}

export function CaptionedPicture({ caption, figureClass = '', ...picture }: CaptionedPictureProps) {
  const own = useOwnPicture(picture.slot);
  return (
    <figure className={`relative ${figureClass}`}>
      <SlotPicture {...picture} />
      {!own && <PictureCaption>{caption}</PictureCaption>}
    </figure>
  );
}
