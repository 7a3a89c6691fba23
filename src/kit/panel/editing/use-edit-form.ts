import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { randomKey } from '#kit/pages/idempotency-key.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { empty } from '#kit/panel/panel-texts.ts';
import { conflictingRecord } from './conflicting-record.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { beginEdits, changedFields, getEdits, type Snapshot } from './edits.ts';
import { type FieldErrors, focusFirstError, serverErrors, validate, withoutError } from './field-errors.ts';
import { unreadableFields } from './unreadable-fields.ts';
import { type FormMutation, useSave } from './use-save.ts';

interface EditFormOptions<V extends object, Body, R> {
  /** Where this tab stores the draft. A form without one, such as a password, is never stored. */
  draftKey?: string;
  /** Fields that a draft leaves out. */
  secrets?: readonly (keyof V)[];
  saved: Snapshot<V>;
  labels: Record<keyof V, string>;
  /** How a value reads in the notice of a conflict, where it is no plain text. */
  texts?: { [Name in keyof V]?: (values: V) => string };
  schema: z.ZodMiniType;
  body: (values: V, changed: readonly (keyof V)[]) => Body;
  /** Errors that the schema cannot know. */
  check?: (values: V, changed: readonly (keyof V)[]) => FieldErrors;
  /** Renames errors by the paths of the body to fields of the form. */
  place?: (errors: FieldErrors, body: Body) => FieldErrors;
  /** Runs when a submit finds errors. */
  onInvalid?: (errors: FieldErrors) => void;
  /** Shows a failure that names no field. */
  failureField?: keyof V & string;
  mutation: FormMutation<Body, R>;
  /** For a form that edits: a conflict brings the newer record. */
  recordSchema?: z.ZodMiniType<R>;
  /** Null for a record that nobody can edit any more: the form closes. */
  snapshot?: (record: R) => Snapshot<V> | null;
  /** The record is saved, or can no longer be edited, and then missing. */
  onDone?: (saved?: R) => void;
}

/** After an edit, errors that are shown may be corrected; after a refusal of the server there are others. */
interface Recheck {
  is: 'edited' | 'refused';
}

export type EditFormFor<V extends object> = ReturnType<typeof useEditForm<V, unknown, unknown>>;

/**
 * One form over one record: validation, errors of the server at their fields, a draft for this tab, conflicts, and one
 * save at a time. A form that was closed during a save and opened again takes over the result.
 */
export function useEditForm<V extends object, Body, R>(options: EditFormOptions<V, Body, R>) {
  const { draftKey, labels, texts } = options;
  const element = useRef<HTMLFormElement>(null);
  /** Errors of the server, each until its field changes. */
  const refused = useRef<FieldErrors>({});
  const [start] = useState(() => beginEdits(options.saved, draftKey ? readDraft(draftKey) : undefined));
  const [base, setBase] = useState(start.base);
  const draftId = useRef(start.draftId);
  /** Until the next edit, another press sends the same record, which is not created twice. */
  const isCreated = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** A new one has the errors found again, after the render with what came with it, such as the end of an upload. */
  const [recheck, setRecheck] = useState<Recheck>();

  const findErrors = (values: V): FieldErrors => {
    const changed = changedFields(base.saved.values, values);
    const body = options.body(values, changed);
    const found = validate(options.schema, body) ?? {};
    return {
      ...refused.current,
      ...(options.place?.(found, body) ?? found),
      ...options.check?.(values, changed),
      ...(element.current && unreadableFields(element.current)),
    };
  };
  const [values, setValues] = useState(start.values);
  /** Several edits may come before the next render. */
  const newest = useRef(values);
  const replaceValues = (next: V) => {
    newest.current = next;
    setValues(next);
  };
  const changed = changedFields(base.saved.values, values);

  const store = (saved: Snapshot<V>) => {
    if (!draftKey) return;
    const edits = getEdits(saved.values, newest.current);
    for (const name of options.secrets ?? []) delete edits[name];
    const isEdited = Object.keys(edits).length > 0;
    writeDraft(draftKey, isEdited ? { edits, version: saved.version, id: draftId.current } : undefined);
  };
  const load = (next: Omit<typeof base, 'isRestored'>, edits: Partial<V>) => {
    refused.current = {};
    replaceValues({ ...next.saved.values, ...edits });
    setErrors({});
    setBase({ ...next, isRestored: false });
    store(next.saved);
  };
  const edit = <Name extends keyof V & string>(name: Name, value: V[Name]) => {
    refused.current = withoutError(refused.current, name);
    replaceValues({ ...newest.current, [name]: value });
    if (isCreated.current) draftId.current = randomKey();
    isCreated.current = false;
    store(base.saved);
    setRecheck({ is: 'edited' });
  };
  const focusError = useErrorFocus(element);
  const checkAgain = useEffectEvent(({ is }: Recheck) => {
    if (is === 'edited' && Object.keys(errors).length === 0) return;
    setErrors(findErrors(newest.current));
    if (is === 'refused') focusError();
  });
  useEffect(() => {
    if (recheck) checkAgain(recheck);
  }, [recheck]);

  const { send, ...save } = useSave<Body, R>({
    draftKey,
    mutation: options.mutation,
    onSaved: (record, sent) => {
      const saved = sent.version > 0 && options.snapshot?.(record);
      if (saved) {
        draftId.current = randomKey();
        load({ saved, hasConflict: false }, getEdits(sent.values as V, newest.current));
      } else {
        isCreated.current = true;
      }
      options.onDone?.(record);
    },
    onFailed: (error, { body }) => {
      const present = options.recordSchema && conflictingRecord(options.recordSchema, error);
      const saved = present && options.snapshot?.(present);
      if (saved === null) {
        save.dropDraft();
        options.onDone?.();
      } else if (saved) {
        load({ saved, hasConflict: true }, getEdits(base.saved.values, newest.current));
      }
      const found = serverErrors(error);
      refused.current = options.place?.(found, body) ?? found;
      if (options.failureField && Object.keys(found).length === 0)
        refused.current = { [options.failureField]: errorMessage(error) };
      setRecheck({ is: 'refused' });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isBusy()) return;
    refused.current = {};
    const values = newest.current;
    const found = findErrors(values);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      options.onInvalid?.(found);
      focusError();
      return;
    }
    const body = options.body(values, changedFields(base.saved.values, values));
    send({ body, version: base.saved.version, draftId: draftId.current, values });
  };

  return {
    values,
    errors,
    changed,
    saved: base.saved.values,
    isRestored: base.isRestored,
    hasConflict: base.hasConflict,
    ...save,
    edit,
    /** Ties a control with a text to its field. */
    field: <Name extends keyof V & string>(name: Name) => ({
      name,
      label: labels[name],
      value: values[name],
      error: errors[name],
      onChange: (event: { target: { value: string } }) => edit(name, event.target.value as V[Name]),
    }),
    /** Errors that belong to no field of this form. */
    otherErrors: Object.entries(errors).filter(([path]) => !Object.hasOwn(labels, path.split('.')[0]!)),
    /** The saved values of the fields that this form would change. */
    savedTexts: changed.map((name) => ({
      label: labels[name],
      value: texts?.[name]?.(base.saved.values) ?? (String(base.saved.values[name]) || empty),
    })),
    /** Drops what was typed and goes on. */
    discard: () => {
      draftId.current = randomKey();
      load({ saved: base.saved, hasConflict: false }, {});
    },
    formProps: { ref: element, noValidate: true, onSubmit: submit },
  };
}

/** Focuses the first error after the render that marks the fields: on a busy machine a frame may pass before it. */
function useErrorFocus(form: RefObject<HTMLFormElement | null>): () => void {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count > 0 && form.current) focusFirstError(form.current);
  }, [count, form]);
  return () => setCount((previous) => previous + 1);
}
