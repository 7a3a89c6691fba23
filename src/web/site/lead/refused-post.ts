import type { FieldError } from '#shared/errors.ts';

/** A form post without JavaScript that was refused: what was typed, by field, and why. */
export interface RefusedPost {
  values: Record<string, string>;
  errors: FieldError[];
  /** A plain sentence for the person who typed it. */
  detail: string;
}
