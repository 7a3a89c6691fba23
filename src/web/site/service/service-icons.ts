import type { ServiceIcon } from '#shared/content/pages/service.ts';
import { SearchIcon } from '#web/ui/icons/actions.tsx';
import {
  BrushIcon,
  ClothIcon,
  FanIcon,
  GermIcon,
  MiteIcon,
  MoonIcon,
  SprayIcon,
  VacuumIcon,
  WandIcon,
  WindIcon,
} from '#web/ui/icons/cleaning.tsx';
import { CalendarIcon, ClockIcon } from '#web/ui/icons/contact.tsx';
import type { IconComponent } from '#web/ui/icons/icon.tsx';
import { CheckIcon, DropIcon, LeafIcon, ShieldIcon, SparkleIcon } from '#web/ui/icons/status.tsx';

export const serviceIcons: Record<ServiceIcon, IconComponent> = {
  brush: BrushIcon,
  calendar: CalendarIcon,
  check: CheckIcon,
  clock: ClockIcon,
  cloth: ClothIcon,
  drop: DropIcon,
  fan: FanIcon,
  germ: GermIcon,
  leaf: LeafIcon,
  mite: MiteIcon,
  moon: MoonIcon,
  search: SearchIcon,
  shield: ShieldIcon,
  sparkle: SparkleIcon,
  spray: SprayIcon,
  vacuum: VacuumIcon,
  wand: WandIcon,
  wind: WindIcon,
};
