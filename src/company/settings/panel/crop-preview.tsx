import { sitePictureRatio } from '#kit/wire/uploaded-picture.ts';

interface CropPreviewProps {
  src: string;
  /** Where the crop to 3:2 lies, in percent. */
  position: number;
}

/** A picture as a phone and a desk show it. */
export function CropPreview({ src, position }: CropPreviewProps) {
  return (
    <div className="grid grid-cols-[1fr_1.6fr] items-start gap-4">
      <Screen label="On a phone" ratio={1.68} {...{ src, position }} />
      <Screen label="On a computer" ratio={1.4} {...{ src, position }} />
    </div>
  );
}

function Screen({ label, ratio, src, position }: CropPreviewProps & { label: string; ratio: number }) {
  const isWider = ratio > sitePictureRatio;
  return (
    <figure className="grid gap-1.5">
      <div
        className="relative overflow-hidden rounded-input bg-hover ring-1 ring-line"
        style={{ aspectRatio: ratio }}
      >
        <img
          src={src}
          alt=""
          loading="lazy"
          className={`absolute top-1/2 left-1/2 max-w-none -translate-1/2 object-cover ${isWider ? 'w-full' : 'h-full'}`}
          style={{ aspectRatio: sitePictureRatio, objectPosition: `${position}% ${position}%` }}
        />
      </div>
      <figcaption className="text-sm text-ink-soft">{label}</figcaption>
    </figure>
  );
}
