import { useState } from 'react';
import { ImageIcon } from '#kit/ui/icons/office.tsx';

/** A customer's photo, or a placeholder if there is none or it fails to load. */
export function PhotoView({ url, alt }: { url: string | null; alt: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (url === null || hasFailed) {
    return (
      <div className="grid min-h-64 place-content-center justify-items-center gap-2 bg-canvas p-6 text-ink-soft">
        <ImageIcon className="size-10" />
        <p>We couldn’t load the image.</p>
      </div>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer" className="grid min-h-40 place-items-center bg-canvas">
      <img
        src={url}
        alt={alt}
        onError={() => setFailed(true)}
        className="max-h-[70dvh] w-auto max-w-full object-contain"
      />
      <span className="sr-only">Open in a new tab</span>
    </a>
  );
}
