import { type ReactNode, useState } from 'react';
import { type Language, languages } from '#kit/language/language.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { ChevronDownIcon } from '#kit/ui/icons/arrows.tsx';

interface SectionFrameProps {
  label: string;
  hint: string;
  /** Whose text it has. */
  state: string;
  isOpenAtFirst: boolean;
  hasError: boolean;
  children: (language: Language) => ReactNode;
}

/** One section of a page, closed until it is needed, with its texts in each language side by side. */
export function SectionFrame({ label, hint, state, isOpenAtFirst, hasError, children }: SectionFrameProps) {
  const [isOpened, setOpened] = useState(isOpenAtFirst);
  return (
    <details
      open={isOpened || hasError}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="group/section not-last:border-b not-last:border-line"
    >
      <summary className="flex cursor-pointer list-none items-center gap-3 px-4 py-3 hover:bg-hover sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{label}</span>
          <span className="block text-sm text-ink-soft">{hint}</span>
        </span>
        <span className="text-right text-sm text-ink-soft">{state}</span>
        <ChevronDownIcon className="size-4 text-ink-soft group-open/section:rotate-180" />
      </summary>
      {(isOpened || hasError) && (
        <div className="grid items-start gap-x-6 gap-y-8 px-4 pt-2 pb-5 sm:grid-cols-2 sm:px-5">
          {languages.map((language) => (
            <fieldset key={language} data-language={language} className="min-w-0">
              <legend className="mb-3 text-sm font-semibold text-ink-soft">{languageLabels[language]}</legend>
              <div className="grid gap-4">{children(language)}</div>
            </fieldset>
          ))}
        </div>
      )}
    </details>
  );
}

interface NeutralOrOwnProps {
  /** The section, for screen readers. */
  about: string;
  language: Language;
  neutral: ReactNode;
  isWritten: boolean;
  onWrite: () => void;
  onDrop: () => void;
  children: ReactNode;
}

/** The neutral text with a button to write one, or the owner's own with the way back. */
export function NeutralOrOwn({
  about,
  language,
  neutral,
  isWritten,
  onWrite,
  onDrop,
  children,
}: NeutralOrOwnProps) {
  const where = `${about}, ${languageLabels[language]}`;
  if (!isWritten) {
    return (
      <>
        {neutral}
        <Button className="justify-self-start" onClick={onWrite}>
          Write your own
          <span className="sr-only">{` ${where}`}</span>
        </Button>
      </>
    );
  }
  return (
    <>
      {children}
      <Button variant="quiet" className="-ml-3.5 justify-self-start" onClick={onDrop}>
        Use the neutral text
        <span className="sr-only">{` for ${where}`}</span>
      </Button>
    </>
  );
}

/** Whose text a section has, by the languages in which it is the owner's. */
export function sectionState(written: readonly Language[], none = 'Neutral text'): string {
  if (written.length === languages.length) return 'Your text';
  if (written.length > 0)
    return `Your text in ${written.map((language) => languageLabels[language]).join(', ')}`;
  return none;
}
