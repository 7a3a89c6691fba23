import { type ReactNode, type SubmitEventHandler, useEffect, useEffectEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { SheetBody, SheetFooter } from '../ui/sheet.tsx';
import { notify } from '../ui/toasts.tsx';
import { type FieldWords, FormNotices } from './form-notices.tsx';
import type { Values } from './record-edits.ts';
import type { RecordForm } from './use-record-form.ts';

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
  /** What must be seen before it is saved: always in view, above the buttons. */
  notice?: ReactNode;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onDone: () => void;
  children: ReactNode;
}

/** The frame of an edit dialog. Cancel drops what was typed; every other way out keeps it as a draft. */
export function EditForm<V extends Values<V>>(props: EditFormProps<V>) {
  const {
    noun,
    form,
    words,
    isSaving,
    labels = saveLabels,
    keptHint,
    notice,
    onSubmit,
    onDone,
    children,
  } = props;
  const tellOfDraft = useEffectEvent(() => {
    if (!form.hasDraft()) return;
    notify({
      kind: 'note',
      title: 'Not saved yet',
      text: keptHint ?? `Your changes are saved in this tab. Edit this ${noun} again to continue.`,
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
        <FormNotices noun={noun} form={form} words={words} saveLabel={labels[0]} />
        {children}
      </SheetBody>
      {notice}
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
