import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { Values } from './record-edits.ts';
import type { RecordForm } from './use-record-form.ts';

/** Label and value of each field in words, for the notice about a record that was changed meanwhile. */
export type FieldWords<V> = { [Name in keyof V]: (values: V) => readonly [label: string, value: string] };

interface FormNoticesProps<V extends Values<V>> {
  /** What is edited, in lower case: 'request'. */
  noun: string;
  form: RecordForm<V>;
  words: FieldWords<V>;
  /** What the button that saves says. */
  saveLabel: string;
}

/** Above the fields: that the record was changed by someone else, or that a draft of before is back. */
export function FormNotices<V extends Values<V>>({ noun, form, words, saveLabel }: FormNoticesProps<V>) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.hasConflict) top.current?.scrollIntoView({ block: 'center' });
  }, [form.hasConflict]);
  return (
    <div ref={top} className="grid gap-5 empty:hidden">
      {form.hasConflict && (
        <ConflictNotice
          noun={noun}
          saveLabel={saveLabel}
          saved={form.changed
            .map((name) => words[name](form.saved))
            .map(([label, value]) => ({ label, value }))}
          onDiscard={form.discard}
        />
      )}
      {form.isRestored && !form.hasConflict && form.changed.length > 0 && (
        <p
          role="status"
          className="flex flex-wrap items-center justify-between gap-2 rounded-input bg-accent-wash px-3 py-2"
        >
          We restored your unsaved changes.
          <Button variant="quiet" onClick={form.discard}>
            Drop them
          </Button>
        </p>
      )}
    </div>
  );
}
