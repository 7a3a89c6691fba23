import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useProfile } from '#company/profile/site/profile.tsx';
import { Button } from '#kit/ui/button.tsx';
import { ChevronDownIcon } from '#kit/ui/icons/arrows.tsx';
import * as text from './calculator-page-texts.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { type CartLine, pieceCount } from './cart-lines.ts';
import { exact, NextTier, PriceRows } from './price-rows.tsx';
import type { CartControls } from './use-cart.ts';

interface CartPanelProps {
  cart: CartControls;
  rating: ReactNode;
  onContinue: () => void;
}

/** A sticky column on desktop, a bar that opens upward on a phone. The total never moves, however long the list is. */
export function CartPanel({ cart, rating, onContinue }: CartPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isEmpty = cart.lines.length === 0;
  const onlyWhenOpen = isOpen ? '' : 'max-lg:hidden';

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  }

  /** On a phone, the open cart would cover the focused element. */
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <aside
      aria-label={text.yourQuote}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
      className="sticky bottom-0 z-30 max-lg:short:static -mx-5 flex flex-col rounded-t-card bg-white shadow-soft ring-1 ring-line forced-colors:border sm:-mx-8 lg:top-26 lg:mx-0 lg:h-[min(38rem,calc(100dvh-8rem))] lg:rounded-card noscript:hidden"
    >
      <div id="cart-lines" className={`flex min-h-0 flex-col max-lg:max-h-[55dvh] lg:flex-1 ${onlyWhenOpen}`}>
        <h3 ref={heading} tabIndex={-1} className="flex justify-between px-5 pt-5 pb-2 text-xl outline-none">
          {text.yourQuote}
          <span className="font-sans text-sm font-normal tracking-normal text-ink-soft">
            {!isEmpty && <Count lines={cart.lines} />}
          </span>
        </h3>
        {isEmpty ? (
          <div className="flex flex-1 items-center px-8 pb-6 text-center text-ink-soft">
            <p>{text.emptyQuote}</p>
          </div>
        ) : (
          <ul className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5">
            {cart.lines.map((line) => (
              <CartLineRow
                key={line.service.id}
                line={line}
                actions={cart.actions}
                onRemoved={() => heading.current?.focus()}
              />
            ))}
          </ul>
        )}
        <div className="mx-5 border-t border-line pt-3 max-lg:pb-2">
          <PriceRows price={cart.price} />
        </div>
      </div>
      <div className="grid min-[20rem]:grid-cols-[1fr_auto] items-center gap-x-2 gap-y-2 px-4 pt-2 sm:px-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:grid-cols-1 lg:pb-5">
        <div className="flex items-baseline justify-between gap-3 max-lg:hidden">
          <span>{text.estimatedTotal}</span>
          <Total cents={cart.price.totalCents} />
        </div>
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls="cart-lines"
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-13 max-w-40 items-center justify-between gap-1 rounded-input text-left lg:hidden"
        >
          <span className="leading-tight">
            <span className="block text-sm text-ink-soft">
              {text.total}
              <span className="max-sm:sr-only">
                , <Count lines={cart.lines} />
              </span>
            </span>
            <Total cents={cart.price.totalCents} />
          </span>
          <ChevronDownIcon className={`size-5 transition-transform ${isOpen ? '' : 'rotate-180'}`} />
        </button>
        <Button
          variant="sun"
          aria-disabled={isEmpty || undefined}
          aria-describedby="cart-next"
          onClick={() => !isEmpty && onContinue()}
          className="max-lg:px-5 min-[20rem]:max-lg:whitespace-nowrap max-sm:px-4 aria-disabled:cursor-not-allowed aria-disabled:bg-sand aria-disabled:text-ink-soft aria-disabled:shadow-none lg:row-start-3"
        >
          {text.getQuote}
        </Button>
        <div id="cart-next" className="max-lg:order-first max-lg:col-span-full lg:text-center">
          {isEmpty ? (
            <p className="min-h-6 text-sm font-medium text-ink-soft">{text.emptyReason}</p>
          ) : (
            <NextTier price={cart.price} />
          )}
          {rating}
        </div>
      </div>
    </aside>
  );
}

const Total = ({ cents }: { cents: number }) => (
  <span className="font-display text-xl font-bold sm:text-2xl tracking-tight">{exact(cents)}</span>
);

/** Services where something has another unit, or nothing is a piece that must dry. */
function Count({ lines }: { lines: readonly CartLine[] }) {
  const { nothingDries } = useProfile();
  return nothingDries || lines.some(({ service }) => service.unit)
    ? text.serviceCount(lines.length)
    : text.pieces(pieceCount(lines));
}
