import type { Service } from '#company/catalog/services.ts';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { shortDollars } from '#kit/money/money.ts';
import { quoteFor } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { ServiceImage } from '#site/frame/service-image.tsx';
import { servicePages } from '#site/texts/service-page-texts.ts';

interface ServicePriceCardProps {
  service: Service;
  label?: string;
}

/** See docs/product/company.md#catalog. */
export function ServicePriceCard({ service, label = servicePages.quoteLabel }: ServicePriceCardProps) {
  const { title, description, durationMinutes, unit } = service;
  return (
    <article className="flex h-full flex-col rounded-card bg-white p-4 shadow-soft ring-1 ring-line/60 lg:p-6">
      <div className="flex items-center gap-4">
        <ServiceImage service={service} className="size-16" />
        <div className="min-w-0">
          <h3 className="text-xl">{title}</h3>
          {unit === 'piece' && (
            <p className="text-sm text-ink-soft">{servicePages.minutesLabel(durationMinutes)}</p>
          )}
        </div>
      </div>
      <p className="mt-3 mb-4 text-sm text-ink-soft">{description}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-4 border-t border-line pt-3">
        <ServicePrice service={service} />
        <ButtonLink href={quoteFor(service)} variant="sun" size="small">
          {label}
          <span className="sr-only">{servicePages.quoteFor(title)}</span>
        </ButtonLink>
      </div>
    </article>
  );
}

/** Also shows the original price and the discount of a reduced service. */
export function ServicePrice({ service }: { service: Service }) {
  const { unit, minimumPrice } = service;
  const percent = Number(service.discountPercentage);
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <data value={service.discountedPrice} className="font-display text-2xl font-bold">
        {shortDollars(service.discountedPrice)}
      </data>
      {unit !== 'piece' && <span className="text-sm">{unitTexts.perUnit('', unit)}</span>}
      {minimumPrice !== null && (
        <span className="w-full text-sm text-ink-soft">{unitTexts.fromText(shortDollars(minimumPrice))}</span>
      )}
      {percent > 0 && (
        <>
          <s className="text-sm text-ink-soft tabular-nums">
            <span className="sr-only">{servicePages.insteadLabel} </span>
            {shortDollars(service.originalPrice)}
          </s>
          <span className="rounded-full bg-coral-wash px-2 text-xs font-semibold whitespace-nowrap text-coral">
            {servicePages.offLabel(percent)}
          </span>
        </>
      )}
    </p>
  );
}
