import type { ReactNode } from 'react';

export type IconProps = { className?: string };

/**
 * The frame of every icon: 24 units, one line weight, in the colour of the text beside it.
 * Decorative by design: the control or label around it carries the name.
 */
export function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={className ? `shrink-0 ${className}` : 'shrink-0'}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export type IconComponent = (props: IconProps) => ReactNode;
