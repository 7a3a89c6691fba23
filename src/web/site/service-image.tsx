import type { Service } from '#shared/services.ts';
import { imageSource, isUsableImage } from '#web/image-url.ts';
import { categoryIcons } from './category-icons.ts';

interface ServiceImageProps {
  service: Pick<Service, 'category' | 'imageUrl'>;
  /** Size of the tile. */
  className: string;
}

/** The service's own picture over the icon of its category, which shows where there is none or `enhance` hides a broken one. */
export function ServiceImage({ service: { category, imageUrl }, className }: ServiceImageProps) {
  const CategoryIcon = categoryIcons[category];
  return (
    <span
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-input bg-sand text-teal ${className}`}
    >
      <CategoryIcon className="size-1/2" />
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
