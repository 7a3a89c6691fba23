import type { Translation } from './translation.ts';

export const checkMarked = 'Revise los campos marcados.';
export const checkEntries = (messages: string) => `Revise lo que escribió: ${messages}.`;
export const notStorable = 'Revise lo que escribió. Un dato no se puede guardar así.';
export const unavailable =
  'Por el momento no podemos guardar ni leer esto. Inténtelo otra vez en un momento.';
export const tooLong = 'Su mensaje es demasiado largo. Acórtelo un poco.';
export const tooMany = (wait: string) =>
  `Demasiados intentos. Espere ${wait.replace('a minute', 'un minuto').replace('minute', 'minuto').replace('second', 'segundo').replace('hour', 'hora')} e inténtelo otra vez.`;
export const pricesChanged = (total: string) =>
  `Los precios cambiaron desde que empezó. Ahora el total es ${total}. Revíselo y envíe otra vez. No se envió nada.`;
export const seePrices = 'Vea los precios nuevos';
export const windowTaken = 'Alguien acaba de tomar esa hora. Elija otra.';
export const hasVisit = 'Esta cotización ya tiene una visita. Cambie esa.';
export const visitChanged = 'Esta visita cambió desde que la abrió. Revísela e inténtelo otra vez.';
export const quoteChanged = 'Cambiamos esta cotización desde que la abrió. Revísela y reserve otra vez.';
export const noBooking = (phone: string) =>
  `No se puede reservar en línea. Llame al ${phone} para elegir una hora.`;
export const tooManyVisits = (count: string | number, phone: string) =>
  `Ya tiene ${count} visitas reservadas. Llame al ${phone} para reservar otra.`;
export const noPrice = 'Esta cotización todavía no tiene precio. Pida un cambio o llámenos.';
export const choosePhoto = 'Elija una foto';
export const photoGone = 'Esta foto ya no está disponible. Elíjala otra vez';
export const photoUnreadable = 'No podemos leer este archivo. Elija una imagen JPG, PNG, GIF, WebP o AVIF.';
export const photoHeic =
  'No podemos leer fotos HEIC. Envíe un JPG: en un iPhone, elija Opciones y luego Más compatible.';
export const photoTooSlow = 'Esta foto tarda demasiado en leerse. Envíe una copia más pequeña o un JPG.';
export const photoTooBig = (megapixels: string | number) =>
  `Esta foto tiene más de ${megapixels} megapíxeles. Envíe una copia más pequeña.`;

export type Complete = Translation<typeof import('./refusals.ts'), typeof import('./refusals.es.ts')>;
