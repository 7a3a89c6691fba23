import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Spinner } from './spinner.tsx';

interface Look {
  /** `main` is the view's primary action. */
  variant?: 'main' | 'plain' | 'quiet' | 'danger';
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows progress and ignores presses without losing the focus. */
  isBusy?: boolean;
}

export function Button({
  variant,
  isBusy = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, className })}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonClass({ variant, className })} />;
}

export function buttonClass({ variant = 'plain', className = '' }: Look & { className?: string } = {}) {
  return `${shape} ${variants[variant]} ${className}`;
}

/** The label of a button with an icon, which is the whole button on a phone. */
export const shortLabel = 'max-sm:sr-only';

const shape =
  'button inline-flex min-h-9 items-center justify-center gap-2 rounded-input px-3.5 py-1.5 font-medium whitespace-nowrap transition-colors max-[19rem]:whitespace-normal touch:min-h-11 disabled:opacity-50 aria-disabled:opacity-70';

const variants = {
  main: 'bg-accent text-on-accent hover:bg-accent-deep',
  plain: 'bg-surface text-ink shadow-card ring-1 ring-line ring-inset hover:bg-hover',
  quiet: 'text-ink-soft hover:bg-hover hover:text-ink',
  danger: 'bg-danger text-on-danger hover:opacity-90',
};
