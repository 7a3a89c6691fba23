import type { ReactNode } from 'react';
import drawings from './icons.svg?no-inline';

export type IconProps = { className?: string };

/** 24 units wide, in the color of the text (icons.css). Always decorative: the control around it carries the name. */
export function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24">
      {children}
    </svg>
  );
}

export type IconComponent = (props: IconProps) => ReactNode;

/** The URL of a symbol in icons.svg. All pages share that file: inlined, it would be a tenth of each page. */
export const drawing = (name: string) => `${drawings}#${name}`;

/** An icon whose name comes from the content, a symbol of icons.svg. */
export function NamedIcon({ name, className }: IconProps & { name: string }) {
  return (
    <Icon className={className}>
      <use href={drawing(name)} />
    </Icon>
  );
}

// @__NO_SIDE_EFFECTS__
export function icon(name: string): IconComponent {
  return ({ className }) => <NamedIcon name={name} className={className} />;
}
