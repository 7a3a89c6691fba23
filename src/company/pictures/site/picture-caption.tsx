import type { ReactNode } from 'react';

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
