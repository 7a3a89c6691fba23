import type { ComponentProps, ReactNode } from 'react';
import { Picture } from './picture.tsx';

/** The caption of a `figure`, as a chip on its picture. The figure must be `relative`. */
export function PictureCaption({
  className = 'right-4 bottom-4',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <figcaption
      className={`absolute rounded-full bg-paper/90 px-3 py-0.5 text-xs text-ink-soft ${className}`}
    >
      {children}
    </figcaption>
  );
}

interface CaptionedPictureProps extends ComponentProps<typeof Picture> {
  caption: string;
  /** Classes of the figure; `className` belongs to the picture. */
  figureClass?: string;
}

export function CaptionedPicture({ caption, figureClass = '', ...picture }: CaptionedPictureProps) {
  return (
    <figure className={`relative ${figureClass}`}>
      <Picture {...picture} />
      <PictureCaption>{caption}</PictureCaption>
    </figure>
  );
}
