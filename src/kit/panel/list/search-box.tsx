import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { controlClass } from '#kit/panel/ui/field.tsx';
import { SearchIcon } from '#kit/ui/icons/actions.tsx';
import { currentParams } from './use-url-params.ts';

interface SearchBoxProps {
  /** Placeholder and name. */
  label: string;
  /** As the URL has it. */
  search: string;
  onSearch: (name: 'search', text: string, options: { replace: true }) => void;
}

/** Searches when the typing pauses, or at a press anywhere, before that press takes effect. A late response never changes the text. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const sent = useRef(search);
  const { key } = useLocation();

  const send = useEffectEvent(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    onSearch('search', wanted, { replace: true });
  });

  // Back, Forward and Clear Filters change the URL from outside.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that the URL has changed.
  useEffect(() => {
    const present = currentParams().get('search') ?? '';
    if (present === sent.current) return;
    sent.current = present;
    setText(present);
  }, [key]);

  // A changed URL too, or the wait of a cleared search ends before its text is gone and searches once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter and each URL start the wait again.
  useEffect(() => {
    const timer = setTimeout(send, 300);
    return () => clearTimeout(timer);
  }, [text, key]);

  useEffect(() => {
    const onClick = () => send();
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  return (
    <div className="relative min-w-[min(12rem,100%)] flex-1">
      <SearchIcon className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-ink-soft" />
      <input
        type="search"
        aria-label={label.replace('...', '')}
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${controlClass} pl-9.5`}
      />
    </div>
  );
}
