import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchIcon } from '#web/ui/icons/actions.tsx';
import { controlClass } from '../ui/field.tsx';

interface SearchBoxProps {
  /** Placeholder and name. */
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when the typing pauses. The text is the typist's own: an answer that comes late never changes it. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const search = useEffectEvent(onSearch);

  // Back, Forward and Clear Filters change the value from outside.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = text.trim();
      if (wanted === sent.current) return;
      sent.current = wanted;
      search(wanted);
    }, 300);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className="relative min-w-[min(14rem,100%)] flex-1">
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
