import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { cancel, draftText, draftTitle, saveChanges, saving } from '#kit/panel/panel-texts.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { SheetBody, SheetFooter } from '#kit/panel/ui/sheet.tsx';
import { notify } from '#kit/panel/ui/toasts.tsx';
import { FormNotices } from './form-notices.tsx';
import type { EditFormFor } from './use-edit-form.ts';

interface EditFormProps<V extends object> {
  /** The kind of record, in lower case: 'request'. */
  noun: string;
  form: EditFormFor<V>;
  /** The button that saves: at rest, and while it saves. */
  saveLabels?: readonly [save: string, saving: string];
  /** The button that discards the input. */
  leaveLabel?: string;
  variant?: 'main' | 'danger' | undefined;
  /** Where the user finds the draft again. */
  draftHint?: string;
  /** Always in view, above the buttons. */
  notice?: ReactNode;
  onDone: () => void;
  children: ReactNode;
}

/** The frame of a form in a dialog. Cancel drops what was typed; every other way out leaves it as a draft. */
export function EditForm<V extends object>(props: EditFormProps<V>) {
  const {
    noun,
    form,
    saveLabels = defaultLabels,
    leaveLabel = cancel,
    variant = 'main',
    draftHint,
    notice,
    onDone,
    children,
  } = props;
  const mentionDraft = useEffectEvent(() => {
    if (!form.leavesDraft()) return;
    notify({
      kind: 'note',
      title: draftTitle,
      text: draftHint ?? draftText(noun),
    });
  });
  useEffect(() => () => mentionDraft(), []);

  const leave = () => {
    form.dropDraft();
    onDone();
  };
  return (
    <form {...form.formProps} className="contents">
      <SheetBody>
        <FormNotices noun={noun} form={form} saveLabel={saveLabels[0]} />
        {children}
      </SheetBody>
      {notice}
      <SheetFooter>
        <Button variant="quiet" onClick={leave}>
          {leaveLabel}
        </Button>
        <Button type="submit" variant={variant} isBusy={form.isSaving}>
          {form.isSaving ? saveLabels[1] : saveLabels[0]}
        </Button>
      </SheetFooter>
    </form>
  );
}

const defaultLabels = [saveChanges, saving] as const;
