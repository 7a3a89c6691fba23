import type { ReactNode } from 'react';
import drawings from './icons.svg?no-inline';

export type IconProps = { className?: string };

/**
 * The frame of every icon: 24 units, one line weight, in the colour of the text beside it (icons.css).
 * Decorative by design: the control or label around it carries the name.
 */
export function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24">
      {children}
    </svg>
  );
}

export type IconComponent = (props: IconProps) => ReactNode;

/** Address of a drawing in icons.svg, a file that all pages share: in each page it would weigh a tenth of it. */
export const drawing = (name: string) => `${drawings}#${name}`;

// @__NO_SIDE_EFFECTS__
export function icon(name: string): IconComponent {
  const href = drawing(name);
  return ({ className }) => (
    <Icon className={className}>
      <use href={href} />
    </Icon>
  );
}
