import type { Service } from '#company/catalog/services.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { imageSource, isUsableImage } from '#kit/pages/image-url.ts';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';

interface ServiceImageProps {
  service: Pick<Service, 'category' | 'imageUrl'>;
  /** The tile's size. */
  className: string;
}

/** The category's icon shows if the service has no picture, or if `enhance` hides a broken one. */
export function ServiceImage({ service: { category, imageUrl }, className }: ServiceImageProps) {
  const own = useProfile().categories.find(({ slug }) => slug === category);
  return (
    <span
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-input bg-sand text-teal ${className}`}
    >
      <NamedIcon name={own?.icon ?? 'sparkle'} className="size-1/2" />
      {isUsableImage(imageUrl) && (
        <img
          key={imageUrl}
          suppressHydrationWarning
          {...imageSource(imageUrl, '4rem')}
          alt=""
          width="64"
          height="64"
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
