import { useRef, useState } from 'react';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { isTyped, quantityLimits } from '#company/catalog/units.ts';
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
  const { unit = 'piece' } = service;
  if (isTyped(unit)) {
    return (
      <div className="service-control flex items-center justify-end">
        <QuantityInput service={service} quantity={quantity} actions={actions} />
      </div>
    );
  }
  return (
    <div className="service-control flex items-center justify-end">
      {isChosen && (
        <StepButton
          kind="minus"
          aria-label={text.removeOne(service.title)}
          className="z-10 noscript:hidden"
          onClick={() => {
            if (quantity === quantityLimits[unit].min) plus.current?.focus();
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
  const { unit = 'piece' } = service;
  const limits = quantityLimits[unit];
  const isField = isTyped(unit);
  return (
    <label className={isField ? fieldLabelClass : `z-10 ${quantity > 0 ? '' : 'hidden noscript:block'}`}>
      <span className="sr-only">{text.getQuantity(service.title)}</span>
      <input
        name={quoteFormFields.quantity(service.id)}
        type="number"
        inputMode={limits.step < 1 ? 'decimal' : 'numeric'}
        min={0}
        step={limits.step < 1 ? limits.step : undefined}
        max={limits.max}
        value={typed ?? (isField && quantity === 0 ? '' : quantity)}
        placeholder={isField ? '0' : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.valueAsNumber >= limits.min) actions.setQuantity(service, target.valueAsNumber);
        }}
        onBlur={() => {
          if (typed !== null && !(Number(typed) >= limits.min)) actions.setQuantity(service, 0);
          setTyped(null);
        }}
        className={isField ? fieldClass : stepperClass}
      />
      {isField && (
        <span className="text-sm whitespace-nowrap text-ink-soft">{unitTexts.unitName(quantity, unit)}</span>
      )}
    </label>
  );
}

const stepperClass =
  'h-11 w-8 rounded-input sm:w-12 text-center text-base font-semibold tabular-nums [appearance:textfield] noscript:w-16 noscript:border noscript:border-control noscript:bg-white [&::-webkit-inner-spin-button]:appearance-none';
const fieldClass =
  'relative z-10 h-11 w-20 rounded-input border border-control bg-white px-2 text-right text-base font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none';
/** A touch anywhere on the row begins to type. */
const fieldLabelClass = 'flex items-center gap-2 after:absolute after:inset-0';

const addClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full bg-white pr-4.5 pl-3.5 font-semibold text-teal ring-1 ring-control ring-inset hover:bg-teal-wash hover:ring-teal';
