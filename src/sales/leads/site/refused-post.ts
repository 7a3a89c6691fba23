import type { FieldError } from '#kit/wire/errors.ts';

/** A form post without JavaScript that was refused: the typed values by field, and the errors. */
export interface RefusedPost {
  values: Record<string, string>;
  errors: FieldError[];
  /** A sentence for the visitor. */
  detail: string;
}
