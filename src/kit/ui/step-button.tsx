import type { ComponentProps } from 'react';
import { MinusIcon, PlusIcon } from './icons/actions.tsx';

/** Needs an `aria-label` that names the number. */
export function StepButton({
  kind,
  className = '',
  ...button
}: ComponentProps<'button'> & { kind: 'minus' | 'plus' }) {
  const Icon = kind === 'minus' ? MinusIcon : PlusIcon;
  return (
    <button {...button} type="button" className={`${stepButtonClass} ${className}`}>
      <Icon className="size-5" />
    </button>
  );
}

export const stepButtonClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-white text-teal ring-1 ring-control ring-inset hover:bg-teal-wash hover:ring-teal';
