import type { FieldError } from '#shared/errors.ts';

/** Each message once. */
export const joinMessages = (errors: readonly FieldError[]): string =>
  [...new Set(errors.map(({ message }) => message))].join('; ');
