import { dateFormat } from './dates.ts';
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
export const alreadyAccepted = 'Usted ya aceptó esta cotización. Llámenos para cambiarlo.';
export const alreadyDeclined = 'Usted ya rechazó esta cotización. Llámenos para cambiarlo.';
export const quoteGone = 'Esta cotización ya no está disponible. Pida un cambio o llámenos.';
export const quoteExpired = (day: string) =>
  `Esta cotización fue válida hasta el ${spanishDay(day)}. Pida una nueva o llámenos.`;
export const quoteChangedDecide = 'Cambiamos esta cotización desde que la abrió. Revísela y decida otra vez.';
export const visitExists = 'Esta cotización ya tiene una visita. Puede cambiarla o cancelarla.';
export const acceptFirst = (phone: string) =>
  `Primero acepte esta cotización, o llame al ${phone} para elegir una hora.`;
export const notOnline = (phone: string) =>
  `Esta cotización no se puede reservar en línea. Llame al ${phone} para elegir una hora.`;
export const visitMissed = 'No hubo nadie en esta visita. Reserve otra o llámenos.';
export const visitCancelled = 'Esta visita está cancelada. Reserve otra o llámenos.';
export const visitDone = 'Esta visita ya se hizo. Reserve otra o llámenos.';
export const tooLateToMove = (hours: string | number, percent: string | number, phone: string) =>
  tooLate('cambiar', hours, percent, phone);
export const tooLateToCancel = (hours: string | number, percent: string | number, phone: string) =>
  tooLate('cancelar', hours, percent, phone);
const tooLate = (change: string, hours: string | number, percent: string | number, phone: string) =>
  `Las visitas se pueden ${change} en línea hasta ${hours} horas antes. Su cita sigue en pie; si no hay nadie, cobramos el ${percent}% del precio. Llame al ${phone} y haremos lo posible.`;
export const closedOn = (day: string, reason: string) =>
  `Cerramos el ${spanishDay(day)}: ${reason}. Elija otro día.`;
export const notOffered = 'Ese día no ofrecemos esa hora de llegada. Elija otra.';
export const bookedUntil = (day: string) =>
  `Aceptamos reservas hasta el ${spanishDay(day)}. Elija un día antes.`;
export const timePassed = 'Esa hora ya pasó. Elija otra.';
export const needNotice = (hours: string | number) =>
  `Necesitamos ${hours} horas de aviso. Elija una hora más tarde.`;
export const agreeToTerms = 'Acepte los términos, por favor';
export const whatToChange = 'Díganos qué le gustaría cambiar';
export const chooseDecision = 'Elija qué hacer';
export const shorten = 'Es demasiado largo. Acórtelo un poco.';
export const depositPageFailed =
  'Por ahora no se puede abrir la página de pago. No se cobró nada. Inténtelo otra vez en un minuto.';
export const paymentPageFailed = 'Por ahora no se puede abrir la página de pago. No se cobró nada.';
export const notPayableOnline = 'Esta cantidad no se puede pagar en línea. Llámenos y le ayudamos.';
export const invoicePaid = 'Esta factura ya está pagada. No se debe nada.';
export const invoiceVoid = 'Esta factura se anuló. No se debe nada de ella.';

/** `December 1, 2026`, as the English sentence has it. */
const spanishDay = (day: string) =>
  dateFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day} UTC`));

export type Complete = Translation<typeof import('./refusals.ts'), typeof import('./refusals.es.ts')>;
