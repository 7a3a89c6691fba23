import { useState } from 'react';
import type { Service } from '#shared/services.ts';
import { categoryIcons } from '../category-icons.ts';

/** The service's own picture, or the icon of its category where there is none or it does not load. */
export function ServiceImage({ service }: { service: Service }) {
  const [isBroken, setBroken] = useState(false);
  const CategoryIcon = categoryIcons[service.category];
  return (
    <span className="flex size-11 sm:size-14 shrink-0 items-center justify-center overflow-hidden rounded-input bg-sand text-teal">
      {isUsable(service.imageUrl) && !isBroken ? (
        <img
          src={service.imageUrl}
          alt=""
          width="56"
          height="56"
          loading="lazy"
          className="size-full object-cover"
          onError={() => setBroken(true)}
          // An image that failed before the page was hydrated has already had its error event.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(true);
          }}
        />
      ) : (
        <CategoryIcon className="size-7" />
      )}
    </span>
  );
}

/** Specification: Service price card, fallback icon. */
const isUsable = (url: string | null): url is string => !!url && url !== 'null' && !url.startsWith('blob:');
