import type { Translation } from '#kit/language/translation.ts';

export const backToServices = 'Volver a los servicios';
export const sending = 'Enviando…';
export const send = 'Enviar mi solicitud';
export const pricesUnchecked = 'No pudimos revisar los precios. Puede enviar su solicitud igual.';
export const pricesChanged = (total: string) => `Los precios cambiaron. Su nuevo total es ${total}.`;

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
export const photoHint = (megabytes: number) => `JPG, PNG, GIF, WebP, AVIF o HEIC de hasta ${megabytes} MB.`;
export const choosePhoto = 'Elegir una foto';
export const chooseAnotherPhoto = 'Elegir otra foto';
export const photoIdeas = 'Manchas, tela, el cuarto';
export const plainPhotoIdeas = 'El lugar y lo que hay que limpiar';
export const remove = 'Quitar';
export const removePhoto = ' la foto';
export const yourUpload = 'Su foto';
export const photoUnreadable = 'No podemos leer esta foto. Elija otra';
export const photoOfOtherType = 'Elija una foto JPG, PNG, GIF, WebP, AVIF o HEIC';
export const photoTooLarge = 'Esta foto pesa más de 10 MB. Elija una más pequeña';
export const photoUploaded = 'Foto subida.';
export const photoWarning = 'Aviso';
export const photoFailed = 'La foto no se subió, pero su solicitud sí se enviará';

export type Complete = Translation<
  typeof import('./quote-details-page-texts.ts'),
  typeof import('./quote-details-page-texts.es.ts')
>;
