import { files } from '#shared/paths.ts';
import { type PictureName, pictures } from '#web/pictures.ts';
import { pictureSrcSet } from '#web/pictures-url.ts';

type PictureProps = {
  name: PictureName;
  /** As the `sizes` attribute: the width it is shown at, per viewport. */
  sizes: string;
  /** Empty when the words beside it already say what it shows. */
  alt: string;
  /** The one picture that is the largest paint of its page. */
  priority?: boolean;
  /** Shape and corners of the frame; the picture covers it. */
  className?: string;
};

/**
 * A rendered illustration at the width the screen needs: in AVIF, or a JPEG for a browser that is too old for it.
 *
 * A lazy picture lies on a blurred 12 px copy of itself, and `enhance` fades it in through `data-fade`
 * (docs/product.md#public-pages). A priority picture has neither: nothing may compete with the largest paint.
 */
export function Picture({ name, sizes, alt, priority = false, className = '' }: PictureProps) {
  const { width, height, placeholder } = pictures[name];
  return (
    <span className={`relative block overflow-hidden bg-sand ${className}`}>
      {!priority && (
        <img className="absolute inset-0 size-full object-cover" src={placeholder} alt="" loading="lazy" />
      )}
      <picture className="contents">
        <source type="image/avif" srcSet={pictureSrcSet(name)} sizes={sizes} />
        <img
          // On a live page `enhance` marks it before React has seen it.
          suppressHydrationWarning
          className={priority ? shown : `${shown} ${fading}`}
          src={files.sharePicture(name)}
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
/** Of any lazy picture with a `width`, which `enhance` marks. */
export const fading =
  'transition-opacity duration-250 data-[fade=wait]:opacity-70 motion-reduce:transition-none';
