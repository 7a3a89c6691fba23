import type { Translation } from '#kit/language/translation.ts';

export const usernameRequired = 'Escriba su usuario';
export const passwordRequired = 'Escriba su contraseña';
export const codeRequired = 'Escriba el código';
export const codeTooLong = 'El código es demasiado largo';

export type Complete = Translation<typeof import('./auth-texts.ts'), typeof import('./auth-texts.es.ts')>;
