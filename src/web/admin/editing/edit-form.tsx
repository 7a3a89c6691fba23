import { type ReactNode, type SubmitEventHandler, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { SheetBody, SheetFooter } from '../ui/sheet.tsx';
import { notify } from '../ui/toasts.tsx';
import { OvertakenNotice } from './overtaken-notice.tsx';
import type { Values } from './record-edits.ts';
import type { RecordForm } from './use-record-form.ts';

/** Label and value of each field in words, for the notice about a record that was changed meanwhile. */
export type FieldWords<V> = { [Name in keyof V]: (values: V) => readonly [label: string, value: string] };

interface EditFormProps<V extends Values<V>> {
  /** What is edited, in lower case: 'request'. */
  noun: string;
  form: RecordForm<V>;
  words: FieldWords<V>;
  isSaving: boolean;
  /** Of the button that saves: at rest, and while it does. */
  labels?: readonly [save: string, saving: string];
  /** Where what was entered can be found again. */
  keptHint?: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onDone: () => void;
  children: ReactNode;
}

/** The frame of an edit dialog. Cancel drops what was typed; every other way out keeps it as a draft. */
export function EditForm<V extends Values<V>>(props: EditFormProps<V>) {
  const { noun, form, words, isSaving, labels = saveLabels, keptHint, onSubmit, onDone, children } = props;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.isOvertaken) top.current?.scrollIntoView({ block: 'nearest' });
  }, [form.isOvertaken]);

  const tellOfDraft = useEffectEvent(() => {
    if (!form.hasDraft()) return;
    notify({
      kind: 'note',
      title: 'Not saved yet',
      text: keptHint ?? `What you entered is kept. Edit this ${noun} again to go on.`,
    });
  });
  useEffect(() => () => tellOfDraft(), []);

  const cancel = () => {
    form.finish();
    onDone();
  };
  return (
    <form noValidate onSubmit={isSaving ? (event) => event.preventDefault() : onSubmit} className="contents">
      <SheetBody>
        <div ref={top} className="grid gap-5 empty:hidden">
          {form.isOvertaken && (
            <OvertakenNotice
              noun={noun}
              saveLabel={labels[0]}
              saved={form.changed
                .map((name) => words[name](form.saved))
                .map(([label, value]) => ({ label, value }))}
              onDiscard={form.discard}
            />
          )}
          {form.isRestored && !form.isOvertaken && (
            <p
              role="status"
              className="flex flex-wrap items-center justify-between gap-2 rounded-input bg-hover px-3 py-2"
            >
              Your unsaved changes are back.
              <Button variant="quiet" onClick={form.discard}>
                Drop them
              </Button>
            </p>
          )}
        </div>
        {children}
      </SheetBody>
      <SheetFooter>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" variant="main" isBusy={isSaving}>
          {isSaving ? labels[1] : labels[0]}
        </Button>
      </SheetFooter>
    </form>
  );
}

const saveLabels = ['Save Changes', 'Saving...'] as const;
