import type { Service } from '#company/catalog/services.ts';
import { imageSource, isUsableImage } from '#kit/pages/image-url.ts';
import { categoryIcons } from './category-icons.ts';

interface ServiceImageProps {
  service: Pick<Service, 'category' | 'imageUrl'>;
  /** The tile's size. */
  className: string;
}

/** The category's icon shows if the service has no picture, or if `enhance` hides a broken one. */
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
