import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '#kit/ui/icons/icon.tsx';

/** An icon of the panel only. In icons.svg, every visitor would load it. */
// @__NO_SIDE_EFFECTS__
export const drawnIcon =
  (drawing: ReactNode): IconComponent =>
  ({ className }) => <Icon className={className}>{drawing}</Icon>;
