import { memo } from 'react';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { shortDollars } from '#kit/money/money.ts';
import { ServiceImage } from '#site/frame/service-image.tsx';
import type { CalculatorService } from './calculator-data.ts';
import * as text from './calculator-page-texts.ts';
import { QuantityControl } from './quantity-control.tsx';
import type { CartActions } from './use-cart.ts';

interface ServiceRowProps {
  service: CalculatorService;
  quantity: number;
  actions: CartActions;
}

/** A click anywhere on the row adds one, except on Details. */
export const ServiceRow = memo(function ServiceRow({ service, quantity, actions }: ServiceRowProps) {
  return (
    <li
      className={`service-row ${
        quantity > 0
          ? 'chosen rounded-card bg-teal-wash'
          : 'first:rounded-t-card last:rounded-b-card hover:bg-paper'
      }`}
    >
      <ServiceImage service={service} className="service-picture size-12 max-[22rem]:hidden sm:size-16" />
      <p className="service-name text-sm leading-snug font-semibold sm:text-base">{service.title}</p>
      <Price service={service} />
      <details>
        <summary className="relative z-10 cursor-pointer items-center text-sm text-teal underline underline-offset-3 [&::-webkit-details-marker]:hidden">
          {text.details}
          <span className="sr-only">{text.getDetails(service.title)}</span>
        </summary>
        <p className="pt-1 pb-2 text-sm text-ink-soft sm:p-0">{service.description}</p>
      </details>
      <QuantityControl service={service} quantity={quantity} actions={actions} />
    </li>
  );
});

function Price({ service }: { service: CalculatorService }) {
  const percent = Number(service.discountPercentage);
  return (
    <p className="service-price flex flex-wrap items-center gap-x-1.5 sm:justify-end">
      <span
        className={`font-semibold tabular-nums sm:w-full sm:text-right ${service.unit ? 'text-sm whitespace-nowrap' : 'sm:text-lg'}`}
      >
        {priceText(service)}
      </span>
      {service.minimumPrice && <Minimum price={service.minimumPrice} />}
      {percent > 0 && (
        <>
          <s className="text-sm text-ink-soft tabular-nums">
            <span className="sr-only">{text.insteadText} </span>
            {shortDollars(service.originalPrice)}
          </s>
          <span className="rounded-full bg-coral-wash px-1.5 text-xs font-semibold whitespace-nowrap text-coral max-sm:hidden">
            {text.percentOff(percent)}
          </span>
        </>
      )}
    </p>
  );
}

/** `$149`, or `$0.45 per sq ft`. */
export const priceText = ({ discountedPrice, unit = 'piece' }: CalculatorService) =>
  unitTexts.perUnit(shortDollars(discountedPrice), unit);

export const Minimum = ({ price }: { price: string }) => (
  <span className="text-sm text-ink-soft tabular-nums">{unitTexts.minimumText(shortDollars(price))}</span>
);
