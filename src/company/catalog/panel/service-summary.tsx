import { useState } from 'react';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { minimumText, perUnit } from '#company/catalog/unit-texts.ts';
import type { Unit } from '#company/catalog/units.ts';
import { shortDollars } from '#kit/money/money.ts';
import { imageSource, isUsableImage } from '#kit/pages/image-url.ts';
import { Chip, Tag } from '#kit/panel/ui/chip.tsx';
import { durationText } from '#kit/panel/ui/duration-text.ts';
import { EyeOffIcon } from '#kit/ui/icons/actions.tsx';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';
import { TagIcon } from '#kit/ui/icons/office.tsx';
import { useCategories } from './categories-query.ts';

export function ServiceSummary({ service }: { service: AdminService }) {
  const { title, description, isAddOn, isActive, optionGroup, minimumPrice } = service;
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1.5 @2xl:grid-cols-[auto_minmax(0,1fr)_auto] @2xl:items-center @2xl:gap-x-4">
      <Thumbnail key={service.imageUrl} service={service} />
      <div className={`min-w-0 ${isActive ? '' : 'text-ink-soft'}`}>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="font-semibold wrap-anywhere">{title}</h3>
          {isAddOn && <Tag>Add-on</Tag>}
          {optionGroup && <Tag>{optionGroup.name}</Tag>}
          {!isActive && <Chip label="Inactive" tone="yellow" icon={EyeOffIcon} />}
        </div>
        {description !== '' && (
          <p className="line-clamp-2 text-ink-soft wrap-anywhere @2xl:line-clamp-1">{description}</p>
        )}
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 @2xl:col-start-3 @2xl:min-w-44 @2xl:flex-col @2xl:items-end">
        <Prices service={service} />
        {minimumPrice !== null && (
          <span className="text-sm text-ink-soft">{minimumText(shortDollars(minimumPrice))}</span>
        )}
        <span className="text-sm text-ink-soft">{getTime(service)}</span>
      </div>
    </div>
  );
}

function Prices({
  service: { originalPrice, discountedPrice, discountPercentage, unit },
}: {
  service: AdminService;
}) {
  if (originalPrice === discountedPrice) {
    return <span className="font-semibold">{unitPriceText(originalPrice, unit)}</span>;
  }
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="sr-only">Price with discount </span>
      <span className="font-semibold">{unitPriceText(discountedPrice, unit)}</span>
      <s className="text-ink-soft">
        <span className="sr-only">instead of </span>
        {shortDollars(originalPrice)}
      </s>
      {discountPercentage !== '0' && (
        <Chip label={`${discountPercentage}% off`} tone="green" icon={TagIcon} />
      )}
    </span>
  );
}

const unitPriceText = (price: string, unit: Unit) => perUnit(shortDollars(price), unit);

function getTime({ durationMinutes, unit }: AdminService): string {
  const time = Number.isInteger(durationMinutes) ? durationText(durationMinutes) : `${durationMinutes} min`;
  return perUnit(time, unit);
}

/** Decorative: the picture, with the category's icon as fallback. */
function Thumbnail({ service: { category, imageUrl } }: { service: AdminService }) {
  const [hasFailed, setFailed] = useState(false);
  const own = useCategories().find(({ slug }) => slug === category);
  return (
    <span className="relative grid size-12 shrink-0 place-items-center overflow-hidden rounded-input bg-accent-wash text-link">
      <NamedIcon name={own?.icon ?? 'sparkle'} className="size-6" />
      {isUsableImage(imageUrl) && !hasFailed && (
        <img
          {...imageSource(imageUrl, '3rem')}
          alt=""
          loading="lazy"
          onError={() => setFailed(true)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
