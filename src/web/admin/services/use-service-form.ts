import { type SubmitEvent, useState } from 'react';
import { type AdminService, adminServiceSchema, newServiceSchema } from '#shared/service-edits.ts';
import { conflictingRecord } from '../editing/conflicting-record.ts';
import { type FieldErrors, focusFirstError, serverErrors, validate } from '../editing/field-errors.ts';
import { useRecordForm } from '../editing/use-record-form.ts';
import { useImageUpload } from '../images/use-image-upload.ts';
import { bodyOf, emptyService, type ServiceBody, savedPart } from './service-values.ts';

/** Carries out the sending; `useMutation` gives it. */
type Send = (
  body: ServiceBody & { version: number },
  then: { onSuccess: () => void; onError: (error: Error) => void },
) => void;

/** The form of one service, or of a new one: nothing is sent until the shared schema has nothing against it. */
export function useServiceForm(service: AdminService | null, send: Send, onDone: () => void) {
  const form = useRecordForm(
    `service:${service?.id ?? 'new'}`,
    service ? savedPart(service) : { values: emptyService, version: 0 },
  );
  const [errors, setErrors] = useState<FieldErrors>({});
  /** A field that is typed in again is no longer at fault, so that its hint shows. */
  const edit: typeof form.edit = (name, text) => {
    setErrors(({ [name]: _, ...others }) => others);
    form.edit(name, text);
  };
  const upload = useImageUpload((url) => edit('imageUrl', url));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const body = bodyOf(form.values);
    const found = upload.isPending
      ? { imageUrl: 'The image is still uploading' }
      : validate(newServiceSchema, body);
    setErrors(found ?? {});
    if (found) return focusFirstError(element);
    send(
      { ...body, version: form.version },
      {
        onSuccess: () => {
          form.finish();
          onDone();
        },
        onError: (error) => {
          const present = conflictingRecord(adminServiceSchema, error);
          if (present) form.rebase(savedPart(present));
          setErrors(serverErrors(error));
          focusFirstError(element);
        },
      },
    );
  };
  return { form: { ...form, edit }, errors, upload, submit };
}
