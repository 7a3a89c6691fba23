import type { Translation } from '#kit/language/translation.ts';

export const backToServices = 'Volver a los servicios';
export const sending = 'Enviando…';
export const send = 'Enviar mi solicitud';
export const pricesUnchecked =
  'No pudimos revisar si hay precios nuevos. De todos modos puede enviar su solicitud.';
export const pricesChanged = (total: string) =>
  `Los precios cambiaron desde que abrió esta página. Su nuevo total es ${total}.`;

export const name = 'Su nombre';
export const contactMethod = '¿Cómo le contactamos?';
export const phone = 'Teléfono';
export const email = 'Correo electrónico';
export const zipCode = 'Código postal';
export const preferredDate = 'Fecha preferida';
export const preferredTime = 'Horario preferido';
export const anytime = 'A cualquier hora';
export const textMessage = 'Mensaje de texto';
export const emailMethod = 'Correo';
export const closedOn = (weekdays: readonly string[]) =>
  `Cerrado los ${new Intl.ListFormat('es-US').format(weekdays.map((weekday) => (/s$/.test(weekday) ? weekday : `${weekday}s`)))}`;

export const photo = 'Foto';
export const photoHint = (megabytes: number) =>
  `JPG, PNG o GIF de hasta ${megabytes} MB; también WebP, AVIF y HEIC.`;
export const choosePhoto = 'Elegir una foto';
export const chooseAnotherPhoto = 'Elegir otra foto';
export const photoIdeas = 'Manchas, la tela, todo el cuarto: todo ayuda';
export const remove = 'Quitar';
export const removePhoto = ' la foto';
export const yourUpload = 'Su foto';
export const photoUnreadable = 'No podemos leer esta foto. Elija otra';
export const photoOfOtherType = 'Elija una foto JPG, PNG, GIF, WebP, AVIF o HEIC';
export const photoTooLarge = 'Esta foto pesa más de 10 MB. Elija una más pequeña';
export const photoUploaded = 'Foto subida.';
export const photoWarning = 'Aviso';
export const photoFailed = 'No se pudo subir la foto, pero su solicitud sí se enviará';

export type Complete = Translation<
  typeof import('./quote-details-page-texts.ts'),
  typeof import('./quote-details-page-texts.es.ts')
>;
