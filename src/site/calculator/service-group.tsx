import { getStartingCents } from '#company/catalog/pricing.ts';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import { formatDollars } from '#kit/money/money.ts';
import { ChevronDownIcon } from '#kit/ui/icons/arrows.tsx';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';
import type { CalculatorService } from './calculator-data.ts';
import * as text from './calculator-page-texts.ts';
import { findOptions } from './option-groups.ts';
import { OptionRow } from './option-row.tsx';
import { ServiceRow } from './service-row.tsx';
import type { CartControls } from './use-cart.ts';

interface ServiceGroupProps {
  category: OfferedCategory;
  services: readonly CalculatorService[];
  cart: CartControls;
  isOpenAtFirst: boolean;
}

/** Native `details` elements, which open without JavaScript. */
export function ServiceGroup({ category, services, cart, isOpenAtFirst }: ServiceGroupProps) {
  const addOns = services.filter((service) => service.isAddOn);
  const main = services.filter((service) => !service.isAddOn);
  const chosen = services.reduce((sum, { id, unit }) => {
    const quantity = cart.quantities[id] ?? 0;
    return sum + (unit && quantity > 0 ? 1 : quantity);
  }, 0);
  return (
    <details open={isOpenAtFirst} className="group border-b border-line first:border-t">
      {/* HTML allows only phrasing content and one heading in a summary. */}
      <summary className="relative grid min-h-16 cursor-pointer list-none grid-cols-[auto_1fr_auto] content-center items-center gap-x-4 rounded-input py-2 hover:text-teal sm:min-h-20 sm:py-3 sm:grid-cols-[auto_1fr_auto_auto] [&::-webkit-details-marker]:hidden">
        <NamedIcon name={category.icon} className="row-span-2 size-8 text-teal" />
        <h3 className="self-end text-xl">{category.name}</h3>
        {chosen > 0 && (
          <span className="rounded-full bg-teal py-0.5 text-center text-sm font-semibold text-white tabular-nums max-sm:absolute max-sm:top-3 max-sm:left-5 max-sm:min-w-6 max-sm:px-1.5 max-sm:text-xs sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:px-3 noscript:hidden">
            {chosen}
            <span className="max-sm:sr-only">{text.inQuote}</span>
          </span>
        )}
        <ChevronDownIcon className="row-span-2 row-start-1 -col-end-1 transition-transform group-open:rotate-180" />
        <span className="col-start-2 row-start-2 self-start text-sm text-ink-soft">
          <Contents main={main} addOns={addOns} />
        </span>
      </summary>
      <div className="pt-1 pb-6 sm:pb-8">
        <Rows services={main} cart={cart} />
        {addOns.length > 0 && (
          <>
            <h4 className="mt-7 mb-3 font-semibold text-sun-text">{text.addOns}</h4>
            <Rows services={addOns} cart={cart} />
          </>
        )}
      </div>
    </details>
  );
}

function Rows({ services, cart }: { services: readonly CalculatorService[]; cart: CartControls }) {
  return (
    <ul className="rounded-card bg-white ring-1 ring-line max-sm:-mx-2.5">
      {services.map((service) => {
        const options = findOptions(services, service);
        if (options.length > 0) {
          // The group stands where its first service does.
          const isFirst = services.find(({ id }) => options.some((option) => option.id === id)) === service;
          return isFirst && <OptionRow key={service.id} options={options} cart={cart} />;
        }
        return (
          <ServiceRow
            key={service.id}
            service={service}
            quantity={cart.quantities[service.id] ?? 0}
            actions={cart.actions}
          />
        );
      })}
    </ul>
  );
}

function Contents({
  main,
  addOns,
}: {
  main: readonly CalculatorService[];
  addOns: readonly CalculatorService[];
}) {
  const cheapest = Math.min(...main.map(getStartingCents));
  return (
    <>
      {text.serviceCount(main.length)}
      {addOns.length > 0 && ` · ${text.addOnCount(addOns.length)}`}
      {main.length > 0 && (
        <span className="max-sm:hidden">
          {' '}
          · {text.from} {formatDollars(cheapest)}
        </span>
      )}
    </>
  );
}
