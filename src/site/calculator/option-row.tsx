import { language } from '#kit/language/locale.ts';
import { shortDollars } from '#kit/money/money.ts';
import type { CalculatorService } from './calculator-data.ts';
import * as text from './calculator-page-texts.ts';
import { QuantityControl } from './quantity-control.tsx';
import { Minimum, priceText } from './service-row.tsx';
import type { CartControls } from './use-cart.ts';

interface OptionRowProps {
  options: readonly CalculatorService[];
  cart: CartControls;
}

/** The services of an option group side by side. The cart has one of them at most. */
export function OptionRow({ options, cart }: OptionRowProps) {
  const { name, nameEs } = options[0]!.optionGroup!;
  return (
    <li className="p-3">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">
          {((language as string) === 'es' && nameEs) || name}
          <span className="font-normal text-ink-soft"> · {text.chooseOne}</span>
        </legend>
        <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
          {options.map((service) => {
            const quantity = cart.quantities[service.id] ?? 0;
            return (
              <div
                key={service.id}
                className={`relative flex min-w-0 flex-col gap-1 rounded-card p-3 ring-1 ring-inset ${quantity > 0 ? 'chosen bg-teal-wash ring-teal' : 'ring-line hover:bg-paper'}`}
              >
                <p className="text-sm leading-snug font-semibold wrap-anywhere sm:text-base">
                  {service.title}
                </p>
                <p className="flex flex-wrap items-center gap-x-1.5 tabular-nums">
                  <span className="font-semibold">{priceText(service)}</span>
                  {service.minimumPrice && <Minimum price={service.minimumPrice} />}
                  {service.discountedPrice !== service.originalPrice && (
                    <s className="text-sm text-ink-soft">
                      <span className="sr-only">{text.insteadText} </span>
                      {shortDollars(service.originalPrice)}
                    </s>
                  )}
                  {service.isMostChosen && (
                    <span className="rounded-full bg-sun-wash px-2 text-xs font-semibold whitespace-nowrap text-sun-text">
                      {text.mostChosen}
                    </span>
                  )}
                </p>
                <p className="mb-2 text-sm text-ink-soft wrap-anywhere">{service.description}</p>
                <div className="mt-auto">
                  <QuantityControl service={service} quantity={quantity} actions={cart.actions} />
                </div>
              </div>
            );
          })}
        </div>
      </fieldset>
    </li>
  );
}
