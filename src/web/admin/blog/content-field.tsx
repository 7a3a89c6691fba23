import { lazy, Suspense, useId, useState } from 'react';
import { isHtml } from '#shared/article-content.ts';
import { controlClass } from '../ui/field.tsx';
import { Spinner } from '../ui/spinner.tsx';

// Loads the editor when a post opens.
const RichText = lazy(async () => ({ default: (await import('./rich-text/rich-text.tsx')).RichText }));

interface ContentFieldProps {
  value: string;
  error: string | undefined;
  onChange: (content: string) => void;
}

/**
 * An article in the visual editor, or as HTML or plain text. Text stays text until someone formats it. HTML that the
 * editor would damage stays HTML.
 */
export function ContentField({ value, error, onChange }: ContentFieldProps) {
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
          Content *
        </span>
        <fieldset aria-label="Content view" className="flex rounded-input bg-hover p-0.5">
          <ViewButton isChosen={view === 'editor'} onClick={() => choose('editor')}>
            Editor
          </ViewButton>
          <ViewButton isChosen={view === 'source'} onClick={() => choose('source')}>
            {isText ? 'Plain text' : 'HTML'}
          </ViewButton>
        </fieldset>
      </div>
      {refused && <Refusal tags={refused} />}
      {view === 'editor' ? (
        <Suspense fallback={<Waiting />}>
          <RichText
            value={value}
            onChange={onChange}
            onRefuse={refuse}
            labelId={labelId}
            noteId={note === undefined ? undefined : noteId}
            isInvalid={error !== undefined}
          />
        </Suspense>
      ) : (
        <textarea
          name="content"
          rows={8}
          required
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

function ViewButton({ isChosen, ...rest }: { isChosen: boolean; onClick: () => void; children: string }) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isChosen}
      className="min-h-8 rounded-md px-3 text-sm font-medium text-ink-soft aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card touch:min-h-11"
    />
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
