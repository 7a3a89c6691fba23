import { fading, Picture } from '#company/pictures/site/picture.tsx';
import { getPictureName } from '#company/pictures/site/pictures-url.ts';
import { imageSource, isUsableImage } from '#kit/pages/image-url.ts';
import { ArticleIcon } from '#kit/ui/icons/office.tsx';

interface PostImageProps {
  /** The post's `featuredImage`: a picture of the site, an upload, or an external URL. */
  image: string | null;
  sizes: string;
  priority?: boolean;
  className?: string;
}

/** Decorative. The icon below shows if there is no image, or if `enhance` hides a broken one. */
export function PostImage({ image, sizes, priority = false, className = '' }: PostImageProps) {
  const name = image && getPictureName(image);
  if (name) return <Picture name={name} sizes={sizes} alt="" priority={priority} className={className} />;
  return (
    <span className={`relative grid place-items-center overflow-hidden bg-sand text-teal ${className}`}>
      <ArticleIcon className="size-12 opacity-60" />
      {isUsableImage(image) && (
        <img
          // `enhance` adds an attribute before hydration.
          suppressHydrationWarning
          {...imageSource(image, sizes)}
          alt=""
          width="600"
          height="400"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          className={`absolute inset-0 size-full object-cover ${priority ? '' : fading}`}
        />
      )}
    </span>
  );
}
