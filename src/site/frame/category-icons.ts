import type { ServiceCategory } from '#company/catalog/services.ts';
import type { IconComponent } from '#kit/ui/icons/icon.tsx';
import { CarpetIcon, ChairIcon, CouchIcon, MattressIcon } from '#kit/ui/icons/rooms.tsx';

export const categoryIcons: Record<ServiceCategory, IconComponent> = {
  couch: CouchIcon,
  chair: ChairIcon,
  carpet: CarpetIcon,
  mattress: MattressIcon,
};
