import { partOfDay } from '#company/coverage/lead-texts.es.ts';
import type { Translation } from '#kit/language/translation.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { hoursText, untilBefore, whyTooLate } from '#kit/time/time-texts.es.ts';
import { windowLabel } from '#kit/time/window-label.es.ts';

const dayWith = (date: string, year?: 'numeric') =>
  dateFormat('es-US', { weekday: 'long', month: 'long', day: 'numeric', year, timeZone: 'UTC' }).format(
    new Date(date),
  );

/** In a sentence: `martes 1 de diciembre`. */
export const getDay = (date: string) => dayWith(date).replace(',', '');

export const getWindow = windowLabel;
export const sayWhen = (date: string, from: string, to: string) =>
  `${dayWith(date, 'numeric')}, ${getWindow(from, to)}`;

export const someone = 'buen día';
export const moreItems = (count: number) => `${count} más`;
export const when = 'Cuándo';
export const whoComes = 'Quién va';
export const service = 'Servicio';
export const unsubscribe = 'No recibir más recordatorios ni ofertas';
export const canChange = (hours: number) =>
  `Puede cambiarla o cancelarla en la página de su cotización ${untilBefore(hours)}.`;
export const notBooked = (phone: string) =>
  `¿No la reservó usted? Cancélela en la página de arriba o llame al ${phone}.`;
export const seeVisit = 'Ver su visita';
export const tooLate = (hours: number, phone: string) =>
  `${whyTooLate(hours)}. Para cambiarla o cancelarla, llame al ${phone}.`;
export const notBookedLate = (phone: string) => `¿No la reservó usted? Llame al ${phone}.`;
export const notMoved = (phone: string) => `¿No la cambió usted? Llame al ${phone}.`;
export const notCancelled = (phone: string) => `¿No la canceló usted? Llame al ${phone}.`;

export const endTexts = 'Para no recibir mensajes, responda STOP.';
export const helpText = (phone: string) =>
  `para recibir ayuda, llame al ${phone}. Para no recibir mensajes, responda STOP.`;
export const textsResumed = 'volverá a recibir nuestros mensajes.';

export const quickReplies = [
  '¡Gracias! Recibimos su mensaje. En breve le respondemos.',
  '¿Qué día le queda mejor?',
  '¿Nos puede mandar una foto?',
  'Sí, perfecto. ¡Nos vemos!',
];

export const arrival = 'horario de llegada';
export const arrivalNote = (phone: string) =>
  `Llegamos dentro de este horario. ¿Preguntas? Llame al ${phone}.`;

export const hello = (name: string) => `Hola${name && `, ${name}`}:`;
export const call = (phone: string) => `Llamar al ${phone}`;
export const replyByEmail = 'Responder por correo';
export const questions = (phone: string) => `¿Preguntas? Responda a este correo o llame al ${phone}.`;
export const seeQuote = 'Ver su cotización';

export const haveQuote = 'Recibimos su solicitud de cotización';
export const haveMessage = 'Recibimos su mensaje';
export const quoteSubject = (business: string) => `Su solicitud de cotización a ${business}`;
export const messageSubject = (business: string) => `Su mensaje a ${business}`;
export const promiseQuote = (hours: number, method: 'sms' | 'email') =>
  `Nos comunicaremos con usted en menos de ${hoursText(hours)} por ${method === 'sms' ? 'mensaje de texto' : 'correo electrónico'} con su cotización personalizada.`;
export const promiseMessage = (hours: number) =>
  `Nos comunicaremos con usted en menos de ${hoursText(hours)} con su cotización gratis.`;
export { replyBy } from '#sales/records/reply-by-texts.es.ts';
export const thankYou = (business: string) => `Gracias por contactar a ${business}.`;
export const changed = (phone: string) => `¿Cambió algo? Responda a este correo o llame al ${phone}.`;
export const notAsked =
  '¿No lo pidió usted? Quizá alguien se equivocó al escribir su correo; no haga caso de este mensaje.';
export const contactBy = 'Le escribimos por';
export const contactMethods = { sms: 'Mensaje de texto', email: 'Correo electrónico' } as const;
export const preferredDate = 'Fecha preferida';
export const anyDay = 'Cualquier día';
export const getFullDay = (date: string) => dayWith(date, 'numeric');
export const preferredTime = 'Horario preferido';
export const anytime = 'A cualquier hora';
export const timeOfDay = partOfDay;
export { placeName } from '#company/coverage/place-names.es.ts';
export const zipCode = 'Código postal';
export const outsideArea = 'fuera de nuestra zona habitual';
export const outsideAreaNote =
  'Su código postal queda fuera de nuestra zona habitual. Lo revisamos y le contestamos.';

export const addOn = 'extra';
export const subtotal = 'Subtotal';
export { adjustment, code, discount, minimumFee, tripFee } from '#company/catalog/price-texts.es.ts';
export { minimumText, perUnit, quantityText } from '#company/catalog/unit-texts.es.ts';
export { dryIn } from '#company/profile/visits-texts.es.ts';
export const estimatedTotal = 'Total estimado';
export const total = 'Total';

const longDay = (date: string) =>
  dateFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
export const quoteReady = 'Su cotización está lista';
export const hereIsQuote = (business: string) => `Aquí está su cotización de ${business}.`;
export const quoteText = (business: string, amount: string) =>
  `${business}: Esta es su cotización: ${amount}.`;
export const decide = (date: string) =>
  `Abra su cotización para aceptarla, rechazarla o pedir un cambio. Es válida hasta el ${longDay(date)}.`;
export const pickTime = 'Elegir horario';
export const pickingAccepts = (hasDeposit: boolean) =>
  `Al elegir un horario acepta la cotización${hasDeposit ? '' : ', y paga cuando el trabajo está hecho y lo ha visto'}.`;
export const elseWeWrite = (hours: number) =>
  `Si no sabemos de usted, le escribimos en menos de ${hoursText(hours)}.`;
export const sentQuoteSubject = (business: string, amount: string) =>
  `Su cotización de ${business}: ${amount}`;
export const validUntil = (amount: string, date: string) => `${amount}, válida hasta el ${longDay(date)}`;

export const confirmVisit = 'Confirme su visita';
export const whyConfirm =
  'Una primera visita tan larga queda reservada en cuanto usted la confirma. Le apartamos este horario durante una hora.';
export const notAskedToBook = '¿No lo pidió usted? No haga nada: no se reserva nada.';

export const depositRefunded = 'Su visita no quedó reservada y le reembolsamos el depósito';
export const refunding = (amount: string) =>
  `Le reembolsamos todo su depósito de ${amount}. Lo verá en su cuenta en unos días.`;
export const depositName = (quoteId: number) => `Depósito de la cotización ${quoteId}`;
export const anotherTime = 'Elegir otro horario';
export const whyNotBooked = {
  taken: 'Cuando llegó el pago ya no le apartábamos ese horario, y alguien más lo tomó.',
  changed: 'La cotización cambió mientras la página de pago estaba abierta.',
  other: 'Cuando llegó el pago, la visita ya no se podía reservar en línea.',
};

export const invoiceText = (business: string, title: string, amount: string) =>
  `${business}: Esta es su ${title.replace(/^./, (letter) => letter.toLowerCase())}, ${amount}.`;
export const invoiceSubject = (business: string, title: string) => `${title} de ${business}`;
export const seeInvoice = (title: string) =>
  `Ver la ${title.replace(/^./, (letter) => letter.toLowerCase())}`;
export const attached = (phone: string) =>
  `También va adjunta en PDF. ¿Preguntas? Responda a este correo o llame al ${phone}.`;

export const confirmSubject = (business: string) => `Confirme su correo para el boletín de ${business}`;
export const confirmPreview = 'Falta un clic para recibir nuestro boletín cada mes.';
export const oneMoreStep = 'Falta un paso';
export const confirmText = (business: string) =>
  `Alguien (esperamos que usted) suscribió este correo al boletín mensual de ${business}. Confirme que es suyo.`;
export const confirmButton = 'Confirmar mi correo';
export const confirmNote = (days: number) =>
  `El enlace sirve durante ${days} días. ¿No lo pidió usted? No haga nada: no le enviaremos el boletín y borraremos su correo.`;
export const subscribedSubject = (business: string) => `Ya recibe el boletín de ${business}`;
export const subscribedPreview = 'Su correo está confirmado. No tiene que hacer nada más.';
export const onTheList = 'Ya está en la lista';
export const subscribedText =
  'Alguien (esperamos que usted) suscribió este correo a nuestro boletín mensual. Ya estaba confirmado, así que no tiene que hacer nada más.';
export const noLongerWanted = '¿Ya no lo quiere recibir?';
export const unsubscribeButton = 'Darme de baja';
export const readArticle = 'Leer el artículo';
export const whyNewsletter = (business: string) =>
  `Recibe este correo porque se suscribió al boletín de ${business}.`;

export { marketingTexts } from '#sales/leads/agreement-texts.es.ts';
export { beforeVisit, preparation } from '#sales/records/prepare-texts.es.ts';

export type Complete = Translation<typeof import('./emails-texts.ts'), typeof import('./emails-texts.es.ts')>;
