import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '#web/ui/icons/icon.tsx';

/** An icon that only the panel has, drawn in its code: in icons.svg every visitor would load it. */
// @__NO_SIDE_EFFECTS__
export const drawnIcon =
  (drawing: ReactNode): IconComponent =>
  ({ className }) => <Icon className={className}>{drawing}</Icon>;
