import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '#kit/panel/error-message.ts';
import { closeClass } from '#kit/panel/ui/dialog-frame.tsx';
import { Spinner } from '#kit/panel/ui/spinner.tsx';
import { CloseIcon, SearchIcon } from '#kit/ui/icons/actions.tsx';
import { type PaletteEntry, type PaletteGroup, paletteGroups } from './palette-entries.ts';
import { PaletteItem } from './palette-item.tsx';
import { useRecordSearch } from './use-record-search.ts';

export interface PaletteSearch {
  typed: string;
  onType: (typed: string) => void;
  /** The text for which Enter was pressed, while its best match may still load. */
  awaited: string | undefined;
  onAwait: (typed: string | undefined) => void;
}

interface PaletteBodyProps extends PaletteSearch {
  inputRef: RefObject<HTMLInputElement | null>;
  onGo: () => void;
}

/** The search field and its results. Arrows move, Enter opens, and Ctrl or ⌘ with a click opens a new tab. */
export function PaletteBody({ inputRef, typed, onType, awaited, onAwait, onGo }: PaletteBodyProps) {
  const { hits, error, isSearching } = useRecordSearch(typed);
  const navigate = useNavigate();
  const groups = paletteGroups(typed, hits);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  const go = (entry: PaletteEntry, event?: MouseEvent) => {
    if (event?.metaKey || event?.ctrlKey) {
      window.open(entry.to, '_blank', 'noopener');
      return;
    }
    onGo();
    if (entry.isDocument) window.location.assign(entry.to);
    else void navigate(entry.to);
  };

  // Enter right after typing means the best match, which may still be loading.
  const isAwaited = awaited === typed;
  const best = groups[0]?.items[0];
  const goToBest = useEffectEvent(() => {
    onAwait(undefined);
    if (best) go(best);
  });
  useEffect(() => {
    if (isAwaited && !isSearching) goToBest();
  }, [isAwaited, isSearching]);
  const [hasMoved, setMoved] = useState(false);
  const onKeyDown: Autocomplete.Input.Props['onKeyDown'] = (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setMoved(true);
    if (event.key !== 'Enter' || !isSearching || hasMoved) return;
    event.preventDefault();
    event.preventBaseUIHandler();
    onAwait(typed);
  };

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      autoHighlight="always"
      value={typed}
      onValueChange={(value) => {
        setMoved(false);
        onType(value);
      }}
      itemToStringValue={({ label }: PaletteEntry) => label}
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        {isSearching ? (
          <Spinner className="size-5 text-ink-soft" />
        ) : (
          <SearchIcon className="size-5 text-ink-soft" />
        )}
        <Autocomplete.Input
          ref={inputRef}
          onKeyDown={onKeyDown}
          aria-label="Search or jump to"
          placeholder="A screen, name, email, phone, ZIP or title"
          maxLength={200}
          enterKeyHint="go"
          className="min-h-14 min-w-0 flex-1 bg-transparent text-lg! outline-none"
        />
        <Dialog.Close aria-label="Close" className={closeClass}>
          <CloseIcon className="size-5" />
        </Dialog.Close>
      </div>
      <Autocomplete.Status className="sr-only">{announcement(isSearching, count)}</Autocomplete.Status>
      {error && (
        <p role="alert" className="border-b border-line px-4 py-2.5 text-danger">
          {`We couldn’t search your records. ${errorMessage(error)}`}
        </p>
      )}
      {count === 0 && !isSearching && !error && (
        <p className="px-4 py-8 text-center text-ink-soft">{`Nothing found for “${typed.trim()}”`}</p>
      )}
      <Autocomplete.List className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2 outline-none empty:hidden">
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
            <Autocomplete.GroupLabel className="px-3 py-1.5 text-sm font-medium text-ink-soft">
              {group.value}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(entry: PaletteEntry) => (
                <PaletteItem key={entry.value} entry={entry} onChoose={(event) => go(entry, event)} />
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

function announcement(isSearching: boolean, count: number): string {
  if (isSearching) return 'Searching…';
  if (count === 0) return 'Nothing found';
  return count === 1 ? '1 result' : `${count} results`;
}
