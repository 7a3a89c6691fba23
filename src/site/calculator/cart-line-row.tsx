import { getLineCents } from '#company/catalog/pricing.ts';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { isTyped, namedTitle, quantityLimits } from '#company/catalog/units.ts';
import { StepButton } from '#kit/ui/step-button.tsx';
import * as text from './calculator-page-texts.ts';
import type { CartLine } from './cart-lines.ts';
import { exact } from './price-rows.tsx';
import type { CartActions } from './use-cart.ts';

interface CartLineRowProps {
  line: CartLine;
  actions: CartActions;
  /** Called before the line disappears, to move the focus. */
  onRemoved: () => void;
}

export function CartLineRow({ line, actions, onRemoved }: CartLineRowProps) {
  const { service, quantity, unitPriceCents, minimumPriceCents = 0 } = line;
  const { unit = 'piece' } = service;
  const { min } = quantityLimits[unit];
  const price = exact(unitPriceCents);
  return (
    <li className="border-t border-line py-2.5 first:border-t-0">
      <p className="flex justify-between gap-3 font-medium">
        <span>{namedTitle({ title: service.title, quantity, unit }, unitTexts)}</span>
        <span className="tabular-nums">{exact(getLineCents(line))}</span>
      </p>
      <div className="flex items-center justify-between gap-3">
        <span className="text-sm text-ink-soft tabular-nums">
          {unit === 'piece' ? `${price} ${text.each}` : unitTexts.perUnit(price, unit)}
          {minimumPriceCents > 0 && `, ${unitTexts.minimumText(exact(minimumPriceCents))}`}
        </span>
        <div className="flex items-center">
          <StepButton
            kind="minus"
            aria-label={text.removeFromQuote(service.title)}
            onClick={() => {
              const isLast = isTyped(unit) || quantity === min;
              if (isLast) onRemoved();
              actions.setQuantity(service, isLast ? 0 : quantity - quantityLimits[unit].step);
            }}
          />
          {!isTyped(unit) && (
            <>
              <span className="w-8 text-center font-semibold tabular-nums">{quantity}</span>
              <StepButton
                kind="plus"
                aria-label={text.addToQuote(service.title)}
                onClick={() => actions.addOne(service)}
              />
            </>
          )}
        </div>
      </div>
    </li>
  );
}
