import { SearchIcon } from '#kit/ui/icons/actions.tsx';

/** The sidebar's search button, with the shortcut. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="flex min-h-9 w-full items-center gap-2.5 rounded-input bg-surface px-3 text-left text-ink-soft ring-1 ring-control ring-inset transition-colors hover:bg-hover hover:text-ink touch:min-h-11"
    >
      <SearchIcon className="size-4.5" />
      <span className="flex-1 truncate">Search or jump to…</span>
      <span aria-hidden="true" className="text-xs whitespace-nowrap pointer-coarse:hidden">
        {keys}
      </span>
    </button>
  );
}

const keys = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';
