import { useRef, useState } from 'react';
import { quantityLimits } from '#company/catalog/units.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { StepButton, stepButtonClass } from '#kit/ui/step-button.tsx';
import { quoteFormFields } from '#sales/leads/quote-form-fields.ts';
import type { CalculatorService } from './calculator-data.ts';
import * as text from './calculator-page-texts.ts';
import type { CartActions } from './use-cart.ts';

interface QuantityProps {
  service: CalculatorService;
  quantity: number;
  actions: CartActions;
}

/**
 * Shows Add, or minus, number and plus. Add and plus are the same button, so it keeps the focus; it covers the whole
 * row. Without JavaScript, only the number shows.
 */
export function QuantityControl({ service, quantity, actions }: QuantityProps) {
  const plus = useRef<HTMLButtonElement>(null);
  const isChosen = quantity > 0;
  return (
    <div className="service-control flex items-center justify-end">
      {isChosen && (
        <StepButton
          kind="minus"
          aria-label={text.removeOne(service.title)}
          className="z-10 noscript:hidden"
          onClick={() => {
            if (quantity === 1) plus.current?.focus();
            actions.removeOne(service);
          }}
        />
      )}
      <QuantityInput service={service} quantity={quantity} actions={actions} />
      <button
        ref={plus}
        type="button"
        aria-label={(isChosen ? text.addOne : text.addService)(service.title)}
        className={`after:absolute after:inset-0 noscript:hidden ${isChosen ? stepButtonClass : addClass}`}
        onClick={() => actions.addOne(service)}
      >
        <PlusIcon className="size-5" />
        {!isChosen && text.add}
      </button>
    </div>
  );
}

/** The field may be empty while the visitor types; the cart changes on blur. */
function QuantityInput({ service, quantity, actions }: QuantityProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const limits = quantityLimits[service.unit ?? 'piece'];
  return (
    <label className={`z-10 ${quantity > 0 ? '' : 'hidden noscript:block'}`}>
      <span className="sr-only">{text.getQuantity(service.title)}</span>
      <input
        name={quoteFormFields.quantity(service.id)}
        type="number"
        inputMode="numeric"
        min={0}
        max={limits.max}
        value={typed ?? quantity}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.valueAsNumber >= 1) actions.setQuantity(service, target.valueAsNumber);
        }}
        onBlur={() => {
          if (typed !== null && !(Number(typed) >= 1)) actions.setQuantity(service, 0);
          setTyped(null);
        }}
        className="h-11 w-8 rounded-input sm:w-12 text-center text-base font-semibold tabular-nums [appearance:textfield] noscript:w-16 noscript:border noscript:border-control noscript:bg-white [&::-webkit-inner-spin-button]:appearance-none"
      />
    </label>
  );
}

const addClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full bg-white pr-4.5 pl-3.5 font-semibold text-teal ring-1 ring-control ring-inset hover:bg-teal-wash hover:ring-teal';
