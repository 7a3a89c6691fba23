import { useId, useState } from 'react';

/** Shows two lines of a long text, with a button for the rest. */
export function LongText({ text, about }: { text: string; about: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > 140 || text.split('\n').length > 2;
  return (
    <div>
      <p id={id} className={`wrap-anywhere whitespace-pre-line ${isLong && !isOpen ? 'line-clamp-2' : ''}`}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-h-7 rounded-md font-medium text-link hover:underline touch:min-h-11"
        >
          {isOpen ? 'Show less' : 'Show more'}
          <span className="sr-only">{` of ${about}`}</span>
        </button>
      )}
    </div>
  );
}
