import type { Translation } from '#kit/language/translation.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.es.ts';

export const visitAhead = (day: string) =>
  `Esta visita es el ${inSpanish(day)}. Pida a la oficina que la cambie primero.`;
export const visitIsDone = 'Esta visita ya está terminada. Pida a la oficina que la abra otra vez.';
export const visitMoved = (day: string, from: string, to: string) =>
  `Esta visita se cambió al ${inSpanish(day)}, ${windowLabel(from, to)}`;
export const visitWasCancelled = 'Esta visita se canceló. Llame a la oficina.';
export const visitNoShow = 'En esta visita no había nadie, según la oficina. Llame a la oficina.';
export const tooManyEntries = (max: number) => `Una visita tiene ${max} registros como máximo.`;
export const tooManyLines = (max: number) => `Una cotización tiene ${max} líneas como máximo`;
export const tooManyVisitPhotos = (max: number) =>
  `Una visita tiene ${max} fotos como máximo. Quite una primero.`;
export const photoOfOthers = 'Esta foto no es de una de sus visitas.';
export const crewsTakeNone = 'Los equipos ya no reciben pagos. La oficina verá lo que usted recibió.';
export const moreThanOwed = (taken: string, owed: string) =>
  `Usted recibió ${taken} y faltaban ${owed}. La oficina lo verá.`;

export const changedMeanwhile = 'Alguien cambió esto desde que usted lo abrió. Cárguelo otra vez.';
export const ownerOnly = 'Solo el dueño puede hacer esto.';
export const officeOnly = 'Solo el dueño y la oficina pueden hacer esto.';
export const noPanel = 'Su cuenta no tiene acceso al panel.';
export const secondFactorFirst =
  'Aquí es obligatoria la verificación en dos pasos. Actívela primero en su cuenta.';
export const signInFirst = 'Inicie sesión.';
export const sessionUnreadable =
  'Por el momento no podemos leer su sesión. Inténtelo otra vez en un momento.';
export const wrongPair = 'El usuario o la contraseña no es correcto. Inténtelo otra vez.';
export const wrongCode =
  'Ese código no es correcto o ya se usó. Espere el siguiente. Si tampoco sirve, revise la hora de su teléfono.';
export const signInExpired = 'Pasó demasiado tiempo. Escriba otra vez su contraseña.';
export const passwordLinkEnded =
  'Este enlace venció, ya se usó o hay uno más nuevo. Pida otro con “¿Olvidó su contraseña?”.';

export const setupExpired = 'Pasó demasiado tiempo. Empiece otra vez.';
export const wrongSetupCode =
  'Ese código no es correcto. Escriba el que la app muestra ahora. Si tampoco sirve, revise la hora de su teléfono';
export const secondFactorStays =
  'Aquí es obligatoria la verificación en dos pasos, así que no se puede desactivar.';
export const secondFactorOff = 'La verificación en dos pasos está desactivada.';
export const secondFactorOn = 'La verificación en dos pasos ya está activada';
export const secondFactorChanged =
  'La verificación en dos pasos acaba de cambiar. Vuelva a cargar la página.';
export const passwordForEmail = 'Escriba su contraseña actual para cambiar el correo';
export const emailTaken = 'Otra cuenta usa este correo';
export const samePassword = 'Esta es su contraseña actual. Elija otra';
export const sessionEnded = 'Esta sesión ya estaba cerrada.';
export const notYourPassword = 'Esa no es su contraseña actual';
export const passwordJustChanged = 'Su contraseña acaba de cambiar. Escriba la nueva';

const inSpanish = (day: string) =>
  dateFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

export type Complete = Translation<typeof import('./crew-errors.ts'), typeof import('./crew-errors.es.ts')>;
