import type { Translation } from '#kit/language/translation.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { hoursText } from '#kit/time/time-texts.es.ts';
import { ownerText } from './owner-texts.es.ts';

export const checkMarked = 'Revise los campos marcados.';
export const checkEntries = (messages: string) => `Revise lo que escribió: ${messages}.`;
export const checkThis = 'Revise este dato';
export const notUnderstood = 'No pudimos procesar lo que envió. Inténtelo otra vez o llámenos.';
export const notStorable = 'Revise lo que escribió. Un dato no se puede guardar así.';
export const unavailable =
  'Por el momento no podemos guardar ni leer esto. Inténtelo otra vez en un momento.';
export const tooLong = 'Su mensaje es demasiado largo. Acórtelo un poco.';
export const tooMany = (seconds: number) =>
  `Demasiados intentos. Espere ${waitText(seconds)} e inténtelo otra vez.`;
export const firstVisitByPhone = (phone: string) =>
  `Una primera visita tan larga se reserva por teléfono. Llame al ${phone}.`;
export const linkEnded = 'Este enlace ya no sirve. Elija otra vez un horario.';
export const waitForEmails = (phone: string) =>
  `Ya le enviamos un correo sobre un horario. Inténtelo más tarde o llame al ${phone}.`;
export const notTextable = 'Solo podemos enviar mensajes de texto a números de Estados Unidos y Canadá';
export const pricesChanged = (total: string) =>
  `Los precios cambiaron desde que empezó. Ahora el total es ${total}. Revíselo y envíe otra vez. No se envió nada.`;
export const seePrices = 'Vea los precios nuevos';
export const windowTaken = 'Alguien acaba de tomar ese horario. Elija otro.';
export const hasVisit = 'Esta cotización ya tiene una visita. Cambie la que ya tiene.';
export const visitChanged = 'Esta visita cambió desde que la abrió. Revísela e inténtelo otra vez.';
export const quoteChanged = 'Cambiamos esta cotización desde que la abrió. Revísela y reserve otra vez.';
export const noBooking = (phone: string) =>
  `No se puede reservar en línea. Llame al ${phone} para elegir un horario.`;
export const tooManyVisits = (count: number, phone: string) =>
  `Ya tiene ${count} visitas reservadas. Llame al ${phone} para reservar otra.`;
export const noPrice = 'Esta cotización todavía no tiene precio. Pida un cambio o llámenos.';
export const wholeQuantities = (max: number) =>
  `Escriba números enteros del 1 al ${max} para los servicios que quiere`;
export const serviceGone = 'Este servicio ya no lo ofrecemos';
export const oneOfGroup = (group: string) => `Elija solo una opción de “${group}”`;
export const servicesGone = 'Un servicio de su cotización ya no lo ofrecemos. Elija otra vez.';
export const codeUnknown = 'No conocemos este código. Revise cómo lo escribió';
export const codeEnded = 'Este código ya no es válido';
export const codeTooEarly = (day: string) => `Este código vale a partir del ${inSpanishDate(day)}`;
export const codeUsedUp = 'Este código ya se agotó';
export const codeUsedBefore = 'Usted ya usó este código';
export const codeFirstVisit = 'Este código es solo para la primera visita';
export const codeOtherServices = 'Este código no es para los servicios que eligió';
export const choosePhoto = 'Elija una foto';
export const photoGone = 'Esta foto ya no está disponible. Elíjala otra vez';
export const photoUnreadable =
  'No podemos leer este archivo. Elija una imagen JPG, PNG, GIF, WebP, AVIF o HEIC.';
export const photoHeic =
  'No podemos leer esta foto HEIC. Envíe un JPG: en un iPhone, elija Opciones y luego Más compatible.';
export const photoTooSlow = 'Esta foto tarda demasiado en leerse. Envíe una copia más pequeña o un JPG.';
export const photoTooLarge = 'Esta foto pesa más de 10 MB. Elija una más pequeña.';
export const photoTooDeep =
  'Esta foto tiene más de 8 bits por color y demasiados píxeles. Envíe una copia más pequeña.';
export const manyPhotos = 'Está enviando muchas fotos a la vez. Inténtelo otra vez en un momento.';
export const manyVisitors = 'Estamos recibiendo muchas fotos. Inténtelo otra vez en un momento.';
export const photoTooBig = (megapixels: number) =>
  `Esta foto tiene más de ${megapixels} megapíxeles. Envíe una copia más pequeña.`;

export const anotherVisit = 'Esta cotización ya tiene una visita. Puede cambiarla o cancelarla.';
export const acceptFirst = (phone: string) =>
  `Primero acepte la cotización, o llame al ${phone} para elegir un horario.`;
export const notBookable = (phone: string) =>
  `Esta cotización no se puede reservar en línea. Llame al ${phone} para elegir un horario.`;
export const visitMissed = 'No había nadie en esta visita. Reserve otra o llámenos.';
export const visitCancelled = 'Esta visita está cancelada. Reserve otra o llámenos.';
export const visitDone = 'Esta visita ya se hizo. Reserve otra o llámenos.';
export const tooLateToMove = (hours: number, percent: number, phone: string) =>
  `Las visitas se pueden cambiar en línea hasta ${hoursText(hours)} antes. Su visita sigue en pie; si no hay nadie, cobramos el ${percent}% del precio. Llame al ${phone} y haremos lo posible.`;
export const tooLateToCancel = (hours: number, percent: number, phone: string) =>
  `Las visitas se pueden cancelar en línea hasta ${hoursText(hours)} antes. Su visita sigue en pie; si no hay nadie, cobramos el ${percent}% del precio. Llame al ${phone} y haremos lo posible.`;
export const tooLateToMoveFree = (hours: number, phone: string) =>
  `Las visitas se pueden cambiar en línea hasta ${hoursText(hours)} antes. Su visita sigue en pie. Llame al ${phone} y haremos lo posible.`;
export const tooLateToCancelFree = (hours: number, phone: string) =>
  `Las visitas se pueden cancelar en línea hasta ${hoursText(hours)} antes. Su visita sigue en pie. Llame al ${phone} y haremos lo posible.`;
export const visitBegan = (phone: string) =>
  `El horario de llegada de su visita ya comenzó. Llame al ${phone} y haremos lo posible.`;
export const closedOn = (day: string, reason: string) =>
  `Cerramos el ${inSpanishDate(day)}: ${ownerText(reason)}. Elija otro día`;
export const windowNotOffered = 'Ese día no ofrecemos ese horario de llegada. Elija otro';
export const beyondHorizon = (day: string) =>
  `Tomamos reservas hasta el ${inSpanishDate(day)}. Elija un día anterior`;
export const timePassed = 'Ese horario ya pasó. Elija otro';
export const shortNotice = (hours: number) =>
  `Necesitamos ${hours} horas de anticipación. Elija un horario más tarde`;

export const alreadyAccepted = 'Usted ya aceptó esta cotización. Llámenos si quiere cambiar eso.';
export const alreadyDeclined = 'Usted ya rechazó esta cotización. Llámenos si quiere cambiar eso.';
export const quoteGone = 'Esta cotización ya no está disponible. Pida un cambio o llámenos.';
export const quoteExpired = (day: string) =>
  `Esta cotización era válida hasta el ${inSpanishDate(day)}. Pida una nueva o llámenos.`;
export const decideAgain = 'Cambiamos esta cotización desde que la abrió. Revísela y decida otra vez.';
export const workDone = (phone: string) => `Este trabajo ya se hizo. Llame al ${phone} si algo no está bien.`;
export const tooSoonToCancel = (phone: string) =>
  `Falta muy poco para su visita y ya no se puede cancelar en línea. Llame al ${phone}.`;
export const totalTooHigh = 'El total no puede pasar de $20,000,000';
export const fileMissing = (field: string) => `El formulario no trae ningún archivo en el campo “${field}”.`;
export const pictureMissing = 'No encontramos esta imagen.';
export const recordMissing = 'No encontramos este dato.';
export const addressMissing = 'No encontramos esta dirección.';
export const wrongMethod = (allowed: string) => `Esta dirección solo acepta ${allowed}.`;
export const notJson = 'Lo que envía debe ser JSON (Content-Type: application/json).';
export const brokenJson = 'Lo que envió no es JSON válido.';
export const noForm = 'Lo que envía debe ser un formulario (Content-Type: multipart/form-data).';
export const brokenOff = 'Lo que envió no llegó completo.';
export const quoteMissing = 'No encontramos esta cotización.';
export const visitMissing = 'No encontramos ninguna visita de esta cotización.';
export const invoiceMissing = 'No encontramos esta factura.';
export const articleMissing = 'No encontramos este artículo.';
export const keyReused = 'Esta Idempotency-Key ya se usó con otro contenido.';
export const picturesUnavailable =
  'Por ahora no podemos guardar ni mostrar fotos. Inténtelo otra vez en un momento.';
export const photoMissing = 'No encontramos esta foto.';
export const bookingMissing = 'No encontramos esta reserva.';
export const brokenForm = 'No pudimos leer el formulario.';
export const tooLarge = (size: string) => `Lo que envió pesa más de ${size}.`;
export const foreignOrigin = 'Esto llegó de otro sitio web y no se aceptó.';
export const internalError = (id: string) => `Algo salió mal de nuestro lado. Quedó registrado como ${id}.`;
export const formTooLarge = 'El formulario es demasiado grande.';
export const textTooLong = 'Es demasiado largo. Acórtelo un poco.';

export const wrongTip = 'Escriba la propina en dólares, por ejemplo 20 o 15.50. No se cobró nada.';
export const notPayable = 'Esta cantidad no se puede pagar en línea. Llámenos y le ayudamos.';
export const paymentUnavailable = 'Por el momento no se puede abrir la página de pago. No se cobró nada.';
export const paymentUnavailableYet =
  'Por el momento no se puede abrir la página de pago. No se cobró nada. Inténtelo otra vez en un minuto.';
export const paymentUnderWay =
  'Estamos confirmando su pago de la hora que eligió antes. Vuelva a mirar en un minuto.';
export const invoiceVoided = 'Esta factura fue anulada. No se debe nada.';
export const invoicePaid = 'Esta factura ya está pagada. No se debe nada.';

const inSpanishDate = (day: string) =>
  dateFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutos` : `${Math.ceil(minutes / 60)} horas`;
}

export type Complete = Translation<typeof import('./refusals.ts'), typeof import('./refusals.es.ts')>;
