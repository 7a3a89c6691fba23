import type { ServiceCategory } from '#shared/services.ts';
import type { IconComponent } from '#web/ui/icons/icon.tsx';
import { CarpetIcon, ChairIcon, CouchIcon, MattressIcon } from '#web/ui/icons/rooms.tsx';

export const categoryIcons: Record<ServiceCategory, IconComponent> = {
  couch: CouchIcon,
  chair: ChairIcon,
  carpet: CarpetIcon,
  mattress: MattressIcon,
};
