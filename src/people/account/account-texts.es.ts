import type { Translation } from '#kit/language/translation.ts';

export const nameRequired = 'Escriba su nombre';
export const usernameRule = 'De 3 a 30 letras, números, puntos o guiones bajos';
export const newPasswordRequired = 'Escriba la contraseña nueva';
export const atLeastCharacters = (count: number) => `Mínimo ${count} caracteres`;
export const atMostCharacters = (count: number) => `Máximo ${count} caracteres`;
export const currentPasswordRequired = 'Escriba su contraseña actual';
export const currentPasswordTooLong = 'La contraseña actual es demasiado larga';
export const chooseLanguage = 'Elija un idioma';
export const usernameRequired = 'Escriba su usuario';
export const usernameOrEmailRequired = 'Escriba su usuario o su correo';
export const usernameOrEmailTooLong = 'El usuario o el correo es demasiado largo';
export const linkIncomplete = 'El enlace está incompleto';
export const linkWrong = 'El enlace está mal';

export type Complete = Translation<
  typeof import('./account-texts.ts'),
  typeof import('./account-texts.es.ts')
>;
