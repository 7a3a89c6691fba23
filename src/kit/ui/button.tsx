import type { ComponentProps } from 'react';

interface Look {
  /** `sun` is for the one main action of a view, `teal` for a second one, `light` for dark bands. */
  variant?: 'sun' | 'teal' | 'quiet' | 'light';
  /** `main` is 52 px tall, `small` 44 px. */
  size?: 'main' | 'small';
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button {...rest} type={type} className={buttonClass({ variant, size, className })} />;
}

/** A link that looks like a button. Use it for navigation, never for actions. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={buttonClass({ variant, size, className })} />;
}

function buttonClass({ variant = 'teal', size = 'main', className = '' }: Look & { className?: string }) {
  return `${shape} ${variants[variant]} ${sizes[size]} ${className}`;
}

const shape =
  'button inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold no-underline transition-[background-color,box-shadow,translate] active:translate-y-px disabled:cursor-not-allowed disabled:bg-sand disabled:text-ink-soft disabled:shadow-none disabled:active:translate-y-0';

const variants = {
  sun: 'bg-sun text-ink shadow-sun hover:bg-sun-deep',
  teal: 'bg-teal text-white hover:bg-teal-deep',
  quiet: 'bg-white text-teal ring-1 ring-line ring-inset hover:bg-teal-wash hover:ring-teal/30',
  light: 'text-white ring-1 ring-white/50 ring-inset hover:bg-white/10',
};

const sizes = { main: 'min-h-13 px-7 py-2', small: 'min-h-11 px-5 py-1.5 text-sm' };
