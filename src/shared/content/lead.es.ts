import type { Translation } from '../translation.ts';

export const optional = ' (opcional)';
export const checkFields = 'Revise estos campos';
export const error = 'Error';
export const tooSlow = 'El servidor tardó demasiado en responder.';
export const unreachable = 'No pudimos conectarnos con el servidor.';
export const nothingLost =
  'Inténtelo otra vez: no se perdió nada de lo que escribió, y su solicitud no se enviará dos veces.';
export const wentWrong = 'Algo salió mal. Inténtelo otra vez.';
export const closeNotification = 'Cerrar aviso';
export const privacyLead = 'Gratis y sin compromiso. Solo usamos sus datos para contestarle:';
export const privacyPolicy = 'Política de privacidad';
export const checkZip = 'Vea si llegamos a su zona.';
export const servesZip = (places: readonly string[]) =>
  `Buenas noticias: sí llegamos a ${places.join(' y ')}.`;
export const outsideZip = (zipCode: string) =>
  `${zipCode} queda fuera de nuestra zona habitual. Envíe su cotización de todos modos: lo revisamos y le contestamos.`;
const partsOfDay: Readonly<Record<string, string>> = {
  Morning: 'Por la mañana',
  Afternoon: 'Por la tarde',
  Evening: 'Al anochecer',
};
export const partOfDay = (part: string) => partsOfDay[part] ?? part;

export type Complete = Translation<typeof import('./lead.ts'), typeof import('./lead.es.ts')>;
