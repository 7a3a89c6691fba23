import { useEffect, useRef } from 'react';
import { discardThem, restored } from '#kit/panel/panel-texts.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { EditFormFor } from './use-edit-form.ts';

interface FormNoticesProps<V extends object> {
  /** The kind of record, in lower case: 'request'. */
  noun: string;
  form: EditFormFor<V>;
  saveLabel: string;
}

/** Above the fields: somebody else changed the record, a draft was restored, or an error belongs to no field. */
export function FormNotices<V extends object>({ noun, form, saveLabel }: FormNoticesProps<V>) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.hasConflict) top.current?.scrollIntoView({ block: 'center' });
  }, [form.hasConflict]);
  return (
    <div ref={top} className="grid gap-5 empty:hidden">
      {form.hasConflict && (
        <ConflictNotice noun={noun} saveLabel={saveLabel} saved={form.savedTexts} onDiscard={form.discard} />
      )}
      {form.isRestored && !form.hasConflict && form.changed.length > 0 && (
        <p
          role="status"
          className="flex flex-wrap items-center justify-between gap-2 rounded-input bg-accent-wash px-3 py-2"
        >
          {restored}
          <Button variant="quiet" onClick={form.discard}>
            {discardThem}
          </Button>
        </p>
      )}
      {form.otherErrors.map(([path, message]) => (
        <p
          key={path}
          role="alert"
          data-fault
          tabIndex={-1}
          className="rounded-input bg-yellow-wash px-3 py-2 text-yellow"
        >
          {message}
        </p>
      ))}
    </div>
  );
}
