import * as z from 'zod/mini';
import { ApiError } from '#kit/pages/api-client.ts';

/** The first message of each invalid field. */
export type FieldErrors = Partial<Record<string, string>>;

/** Validates with the shared schema. Undefined if valid. */
export function validate(schema: z.ZodMiniType, values: unknown): FieldErrors | undefined {
  const result = z.safeParse(schema, values);
  if (result.success) return undefined;
  return firstOfEach(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** The field errors of a server response. */
export function serverErrors(error: unknown): FieldErrors {
  return firstOfEach((error instanceof ApiError && error.problem?.errors) || []);
}

function firstOfEach(errors: readonly { path: string; message: string }[]): FieldErrors {
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
}

/** The errors without those of a field that is being corrected. */
export const withoutError = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)),
  );

/** Focuses the first invalid field, or the message of an error without a field (`data-fault`), once React shows it. */
export function focusFirstError(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    const fault = form.querySelector<HTMLInputElement>('[aria-invalid], [data-fault]');
    fault?.focus();
    // Safari scrolls to the field alone, and the header would cover its label.
    fault?.labels?.[0]?.scrollIntoView({ block: 'nearest' });
  });
}
