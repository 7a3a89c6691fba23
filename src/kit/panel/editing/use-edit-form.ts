import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, type FieldErrors as LibraryErrors, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { randomKey } from '#kit/pages/idempotency-key.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { conflictingRecord } from './conflicting-record.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { beginEdits, changedFields, getEdits, type Snapshot } from './edits.ts';
import { type FieldErrors, focusFirstError, serverErrors, validate, withoutError } from './field-errors.ts';
import { unreadableFields } from './unreadable-fields.ts';
import { type FormMutation, useSave } from './use-save.ts';

interface EditFormOptions<V extends FieldValues, Body, R> {
  /** Where this tab stores the draft. A form without one, such as a password, is never stored. */
  draftKey?: string;
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

export type EditFormFor<V extends FieldValues> = ReturnType<typeof useEditForm<V, unknown, unknown>>;

/**
 * One form over one record: validation, errors of the server at their fields, a draft for this tab, conflicts, and one
 * save at a time. A form that was closed during a save and opened again takes over the result.
 */
export function useEditForm<V extends FieldValues, Body, R>(options: EditFormOptions<V, Body, R>) {
  const { draftKey, labels, texts } = options;
  const element = useRef<HTMLFormElement>(null);
  /** Errors of the server, each until its field changes. */
  const refused = useRef<FieldErrors>({});
  const [start] = useState(() => beginEdits(options.saved, draftKey ? readDraft(draftKey) : undefined));
  const [base, setBase] = useState(start.base);
  const draftId = useRef(start.draftId);
  /** Until the next edit, another press sends the same record, which is not created twice. */
  const isCreated = useRef(false);
  const [editCount, setEditCount] = useState(0);

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
  // The library’s types know no path of a generic `V`.
  const form = useForm<FieldValues>({
    defaultValues: start.values,
    shouldFocusError: false,
    resolver: (values) => ({ values: {}, errors: toLibraryErrors(findErrors(values as V)) }),
  });
  const values = form.watch() as V;
  const changed = changedFields(base.saved.values, values);
  const errors = fromLibraryErrors(form.formState.errors);

  const store = (saved: Snapshot<V>) => {
    if (!draftKey) return;
    const edits = getEdits(saved.values, form.getValues() as V);
    const isEdited = Object.keys(edits).length > 0;
    writeDraft(draftKey, isEdited ? { edits, version: saved.version, id: draftId.current } : undefined);
  };
  const load = (next: Omit<typeof base, 'isRestored'>, edits: Partial<V>) => {
    refused.current = {};
    form.reset({ ...next.saved.values, ...edits });
    setBase({ ...next, isRestored: false });
    store(next.saved);
  };
  const edit = <Name extends keyof V & string>(name: Name, value: V[Name]) => {
    refused.current = withoutError(refused.current, name);
    form.setValue(name, value);
    if (isCreated.current) draftId.current = randomKey();
    isCreated.current = false;
    store(base.saved);
    setEditCount((count) => count + 1);
  };
  // After the render, when `check` sees what came with the edit, such as the end of an upload.
  const checkAgain = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) void form.trigger();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit may correct an error
  useEffect(() => checkAgain(), [editCount]);
  const focusError = useErrorFocus(element);

  const { send, ...save } = useSave<Body, R>({
    draftKey,
    mutation: options.mutation,
    onSaved: (record, sent) => {
      const saved = sent.version > 0 && options.snapshot?.(record);
      if (saved) {
        draftId.current = randomKey();
        load({ saved, hasConflict: false }, getEdits(sent.values as V, form.getValues() as V));
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
        load({ saved, hasConflict: true }, getEdits(base.saved.values, form.getValues() as V));
      }
      const found = serverErrors(error);
      refused.current = options.place?.(found, body) ?? found;
      if (options.failureField && Object.keys(found).length === 0)
        refused.current = { [options.failureField]: errorMessage(error) };
      void form.trigger().then(focusError);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isBusy()) return;
    refused.current = {};
    const onValid = () => {
      const values = form.getValues() as V;
      const body = options.body(values, changedFields(base.saved.values, values));
      send({ body, version: base.saved.version, draftId: draftId.current, values });
    };
    const onInvalid = (found: LibraryErrors) => options.onInvalid?.(fromLibraryErrors(found));
    void form.handleSubmit(onValid, onInvalid)().then(focusError);
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
      value: texts?.[name]?.(base.saved.values) ?? (String(base.saved.values[name]) || '(empty)'),
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

const toLibraryErrors = (errors: FieldErrors): LibraryErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, { type: 'invalid', message }]));

const fromLibraryErrors = (errors: LibraryErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, String(error?.message)]));
