import { Autocomplete } from '@base-ui/react/autocomplete';
import type { MouseEvent } from 'react';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { ChevronRightIcon } from '#kit/ui/icons/arrows.tsx';
import type { PaletteEntry } from './palette-entries.ts';

interface PaletteItemProps {
  entry: PaletteEntry;
  onChoose: (event: MouseEvent) => void;
}

export function PaletteItem({ entry, onChoose }: PaletteItemProps) {
  const { label, detail, facts, badge, icon: Icon } = entry;
  return (
    <Autocomplete.Item
      value={entry}
      onClick={onChoose}
      className="group flex min-h-10 cursor-pointer items-center gap-3 rounded-input px-3 py-1.5 outline-none data-highlighted:bg-accent-wash touch:min-h-12"
    >
      <Icon className="size-5 text-ink-soft group-data-highlighted:text-link" />
      <span className={`min-w-0 flex-1 ${facts ? '' : 'sm:flex sm:items-baseline sm:gap-3'}`}>
        <span className="block truncate font-medium">{label}</span>
        {detail && (
          <span className="block min-w-0 flex-1 truncate text-ink-soft">
            <span className="sr-only">, </span>
            {detail}
          </span>
        )}
      </span>
      {badge && (
        <span className="grid justify-items-end gap-0.5">
          <span className="sr-only">, </span>
          <Chip {...badge} />
          <span className="text-sm whitespace-nowrap text-ink-soft">
            <span className="sr-only">, </span>
            {facts}
          </span>
        </span>
      )}
      <ChevronRightIcon className="size-4 text-ink-soft opacity-0 group-data-highlighted:opacity-100 max-sm:hidden" />
    </Autocomplete.Item>
  );
}
