import type { ReactNode } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { TrashIcon } from '#kit/ui/icons/actions.tsx';
import { ChevronDownIcon } from '#kit/ui/icons/arrows.tsx';

interface ClosedRowProps {
  name: string;
  /** Beside the name, while it is closed. */
  detail?: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
  onRemove: () => void;
  /** Its fields. */
  children: ReactNode;
}

/** A row of a long list in Settings: one line that opens its fields. */
export const ClosedRow = ({ name, detail, isOpen, onToggle, onRemove, children }: ClosedRowProps) => (
  <li className="rounded-input bg-surface ring-1 ring-line">
    <div className="flex items-center gap-1 pr-1">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-input px-3 text-left -outline-offset-2"
      >
        <ChevronDownIcon className={`size-4 shrink-0 text-ink-soft ${isOpen ? '' : '-rotate-90'}`} />
        <span className="min-w-0 truncate font-medium first-letter:uppercase">{name}</span>
        {!isOpen && detail && <span className="min-w-0 flex-1 truncate text-sm text-ink-soft">{detail}</span>}
      </button>
      <Button variant="quiet" className="px-2.5" aria-label={`Remove ${name}`} onClick={onRemove}>
        <TrashIcon className="size-4" />
      </Button>
    </div>
    {isOpen && <div className="grid gap-3 px-3 pt-1 pb-3">{children}</div>}
  </li>
);
