import { sharePicture } from '#kit/paths/paths.ts';
import { type PictureName, pictures } from './pictures.ts';
import { pictureSrcSet } from './pictures-url.ts';

type PictureProps = {
  name: PictureName;
  /** The `sizes` attribute. */
  sizes: string;
  /** Empty if the text next to it describes the picture. */
  alt: string;
  /** For the largest picture of the first screen (LCP). */
  priority?: boolean;
  /** Size and corners of the frame. */
  className?: string;
};

export function Picture({ name, ...props }: PictureProps) {
  const { width, height, placeholder } = pictures[name];
  const source = { srcSet: pictureSrcSet(name), src: sharePicture(name) };
  return <PictureFrame {...source} {...{ width, height, placeholder }} {...props} />;
}

interface PictureFrameProps extends Omit<PictureProps, 'name'> {
  /** AVIF files. */
  srcSet: string;
  /** A JPEG. */
  src: string;
  width: number;
  height: number;
  placeholder: string;
}

/**
 * AVIF, with a JPEG for old browsers. `enhance` fades a lazy picture in over a blurred 12 px copy
 * (docs/product/site.md#public-pages). A priority picture has no copy and no fade, which would delay the largest paint.
 */
export function PictureFrame({
  srcSet,
  src,
  width,
  height,
  placeholder,
  sizes,
  alt,
  priority = false,
  className = '',
}: PictureFrameProps) {
  return (
    <span className={`relative block overflow-hidden bg-sand ${className}`}>
      {!priority && (
        <img className="absolute inset-0 size-full object-cover" src={placeholder} alt="" loading="lazy" />
      )}
      <picture className="contents">
        <source type="image/avif" srcSet={srcSet} sizes={sizes} />
        <img
          // `enhance` adds an attribute before hydration.
          suppressHydrationWarning
          className={priority ? shown : `${shown} ${fading}`}
          src={src}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? undefined : 'async'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
    </span>
  );
}

const shown = 'relative size-full object-cover';
/** For any lazy picture with a `width`: `enhance` sets its `data-fade`. */
export const fading =
  'transition-opacity duration-250 data-[fade=wait]:opacity-70 motion-reduce:transition-none';
