import { useId, useState } from 'react';
import { moreAbout, showLess, showMore } from '#kit/panel/panel-texts.ts';

/** Shows two lines of a long text, one on a card, with a button for the rest. */
export function LongText({ text, about }: { text: string; about: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > 140 || text.split('\n').length > 2;
  const isCut = isLong && !isOpen;
  return (
    <div className={isCut ? '@max-4xl:flex @max-4xl:items-center @max-4xl:gap-2' : ''}>
      <p id={id} className={`wrap-anywhere whitespace-pre-line ${isCut ? cutClass : ''}`}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={`min-h-7 shrink-0 rounded-md font-medium text-link hover:underline touch:min-h-11 ${isCut ? '@max-4xl:touch:-my-2.5' : ''}`}
        >
          {isOpen ? showLess : showMore}
          <span className="sr-only">{moreAbout(about)}</span>
        </button>
      )}
    </div>
  );
}

const cutClass =
  'line-clamp-2 @max-4xl:line-clamp-1 @max-4xl:min-w-0 @max-4xl:flex-1 @max-4xl:whitespace-normal';
