import { lazy, Suspense, useId, useState } from 'react';
import { isHtml } from '#articles/blog/article-content.ts';
import type { Language } from '#kit/language/language.ts';
import { controlClass } from '#kit/panel/ui/field.tsx';
import { Spinner } from '#kit/panel/ui/spinner.tsx';
import { ChoiceButton, choiceClass } from './choice-button.tsx';

// Loads the editor when a post opens.
const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }));

interface ContentFieldProps {
  name: string;
  label: string;
  language: Language;
  value: string;
  error: string | undefined;
  onChange: (content: string) => void;
}

/**
 * An article in the visual editor, or as HTML or plain text. Text stays text until someone formats it. HTML that the
 * editor would damage stays HTML.
 */
export function ContentField({ name, label, language, value, error, onChange }: ContentFieldProps) {
  const isText = value !== '' && !isHtml(value);
  const [view, setView] = useState<'editor' | 'source'>(isText ? 'source' : 'editor');
  const [refused, setRefused] = useState<string[]>();
  const labelId = useId();
  const noteId = `${labelId}-note`;
  const hint = view === 'source' ? sourceHint(isText) : undefined;
  const note = error ?? hint;

  const choose = (next: typeof view) => {
    setRefused(undefined);
    setView(next);
  };
  const refuse = (tags: string[]) => {
    setRefused(tags);
    setView('source');
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span id={labelId} className="font-medium">
          {label}
        </span>
        <fieldset aria-label="Content view" className={choiceClass}>
          <ChoiceButton isChosen={view === 'editor'} onClick={() => choose('editor')}>
            Editor
          </ChoiceButton>
          <ChoiceButton isChosen={view === 'source'} onClick={() => choose('source')}>
            {isText ? 'Plain text' : 'HTML'}
          </ChoiceButton>
        </fieldset>
      </div>
      {refused && <Refusal tags={refused} />}
      {view === 'editor' ? (
        <Suspense fallback={<Waiting />}>
          <RichText
            value={value}
            onChange={onChange}
            onRefuse={refuse}
            language={language}
            labelId={labelId}
            noteId={note === undefined ? undefined : noteId}
            isInvalid={error !== undefined}
          />
        </Suspense>
      ) : (
        <textarea
          name={name}
          lang={language}
          rows={8}
          required={language === 'en'}
          spellCheck={isText}
          maxLength={200_000}
          aria-labelledby={labelId}
          aria-describedby={note === undefined ? undefined : noteId}
          aria-invalid={error !== undefined || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${controlClass} resize-y py-2 ${isText ? '' : 'font-mono'}`}
        />
      )}
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? 'text-sm text-ink-soft' : 'text-sm text-danger'}>
          {note}
        </p>
      )}
    </div>
  );
}

function Refusal({ tags }: { tags: readonly string[] }) {
  const what = tags.length > 0 ? tags.map((tag) => `<${tag}>`).join(', ') : 'an attribute';
  return (
    <p role="status" className="rounded-input bg-yellow-wash px-3 py-2 text-yellow">
      {`The editor can’t show part of this article (${what}), so it stays in HTML.`}
    </p>
  );
}

function Waiting() {
  return (
    <div role="status" className={`${controlClass} grid min-h-88 place-items-center`}>
      <Spinner />
      <span className="sr-only">Loading the editor…</span>
    </div>
  );
}

const sourceHint = (isText: boolean) =>
  isText
    ? 'Plain text: a blank line starts a new paragraph, a short line on its own is a heading, and lines starting with “- ” are a list.'
    : 'HTML is supported. Unsafe content, such as scripts, is removed when you save.';
