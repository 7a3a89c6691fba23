import { memo } from 'react';
import { formatDollars, parseCents } from '#shared/money.ts';
import type { Service } from '#shared/services.ts';
import { ServiceImage } from '../service-image.tsx';
import { QuantityControl } from './quantity-control.tsx';
import type { CartActions } from './use-cart.ts';

interface ServiceCardProps {
  service: Service;
  quantity: number;
  actions: CartActions;
}

/** A press anywhere on the card adds one. Add-ons go without a picture. */
export const ServiceCard = memo(function ServiceCard({ service, quantity, actions }: ServiceCardProps) {
  return (
    <li
      className={`relative flex flex-col gap-3 rounded-card p-4 transition-[background-color,box-shadow] ${
        quantity > 0 ? 'chosen bg-teal-wash ring-2 ring-teal' : 'bg-white ring-1 ring-line hover:shadow-soft'
      }`}
    >
      <div className="flex gap-3.5">
        {!service.isAddOn && <ServiceImage service={service} className="size-11 sm:size-14" />}
        <div className="min-w-0">
          <p className="leading-snug font-semibold">{service.title}</p>
          <p className="mt-1 text-sm text-ink-soft">{service.description}</p>
        </div>
      </div>
      <div className="mt-auto flex max-[20rem]:flex-wrap min-h-13 items-center justify-between gap-2">
        <Price service={service} />
        <QuantityControl service={service} quantity={quantity} actions={actions} />
      </div>
    </li>
  );
});

function Price({ service }: { service: Service }) {
  const percent = Number(service.discountPercentage);
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span className="text-lg font-semibold tabular-nums">{dollars(service.discountedPrice)}</span>
      {percent > 0 && (
        <>
          <s className="text-sm text-ink-soft tabular-nums">
            <span className="sr-only">instead of </span>
            {dollars(service.originalPrice)}
          </s>
          <span className="rounded-full bg-coral-wash px-2 text-xs font-semibold whitespace-nowrap text-coral">
            {percent}% off
          </span>
        </>
      )}
    </p>
  );
}

const dollars = (amount: string) => formatDollars(parseCents(amount));
