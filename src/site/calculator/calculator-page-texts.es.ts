import type { Translation } from '#kit/language/translation.ts';

export const eyebrow = 'Cotización gratis';
export const heading = 'Su precio, antes de que lleguemos';
export const almostDone = 'Ya casi';
export const whereAndWhen = 'Díganos dónde y cuándo, y le enviamos su cotización.';
export const bookedFor = (when: string) => `Su visita está reservada para el ${when.replace(/\.$/, '')}. `;
export const seeQuote = 'Ver su cotización';
export const photoLost =
  'La foto no se subió, pero ya tenemos su solicitud. Mándela por correo cuando guste.';

export const stepsLabel = 'Pasos';
export const servicesStep = 'Servicios';
export const contactStep = 'Sus datos';
export const windowStep = 'Horario de llegada';
export const doneStep = 'Listo';
export const stepDone = ' (listo)';
export const getStep = (step: number, steps: number, label: string) => `Paso ${step} de ${steps}: ${label}`;

export const chooseServices = 'Elija sus servicios';
export const noServices = 'Por ahora no hay servicios. Vuelva más tarde o llame al';
export const noServicesEnd = 'y le damos un precio.';
export const loading = 'Cargando…';
export const retry = 'Reintentar';
export const tryAgain = 'Intentar otra vez';
export const orCall = 'Inténtelo otra vez o llame al';
export const formLoading = 'Cargando el formulario…';
export const formFailed = 'El formulario no se cargó. Guardamos su cotización.';
export const restFailed = 'El resto de la página no se cargó. Ya tenemos su solicitud.';

export const removedServices = (titles: string) => `Ya no ofrecemos esto de su cotización: ${titles}.`;
export const someUnavailable = 'Ya no ofrecemos algunos servicios de su enlace.';
export const unavailable = 'Ya no ofrecemos el servicio de su enlace.';
export const oneDropped = 'Quitamos un servicio de su cotización porque ya no lo ofrecemos.';
export const manyDropped = 'Quitamos algunos servicios de su cotización porque ya no los ofrecemos.';

export const inQuote = ' en su cotización';
export const addOns = 'Extras';
export const serviceCount = (count: number) => `${count} ${count === 1 ? 'servicio' : 'servicios'}`;
export const addOnCount = (count: number) => `${count} ${count === 1 ? 'extra' : 'extras'}`;
export const from = 'desde';
export const details = 'Detalles';
export const getDetails = (service: string) => ` de ${service}`;
export const insteadText = 'en lugar de';
export const percentOff = (percent: number) => `${percent}% menos`;
export const add = 'Agregar';
export const addService = (service: string) => `Agregar ${service}`;
export const addOne = (service: string) => `Agregar uno más: ${service}`;
export const removeOne = (service: string) => `Quitar uno: ${service}`;
export const getQuantity = (service: string) => `Cantidad de ${service}`;
export const changed = (service: string, amount: string | false, total: string) =>
  `${service}: ${amount ? `${amount}${inQuote}` : 'se quitó'}. Total estimado: ${total}.`;

export const chooseOne = 'elija una opción';
export const mostChosen = 'La más elegida';

export const yourQuote = 'Su cotización';
export const emptyReason = 'Primero elija un servicio';
export const emptyQuote = 'Agregue un servicio para ver su precio.';
export const estimatedTotal = 'Total estimado';
export const total = 'Total';
export const getQuote = 'Pedir cotización';
export const pieces = (count: number) => (count === 1 ? '1 pieza' : `${count} piezas`);
export const each = 'cada una';
export const removeFromQuote = (service: string) => `Quitar 1 × ${service}`;
export const addToQuote = (service: string) => `Agregar a su cotización uno más: ${service}`;
export const subtotal = 'Subtotal';
export const discount = 'Descuento';
export { minimumFee, tripFee } from '#company/catalog/price-texts.es.ts';
export const awayFrom = (amount: string, percent: number) => `${amount} más y ahorra ${percent}%`;
export const bestDiscount = (percent: number) => `Ahorra ${percent}%, nuestro mejor descuento`;

export const zipLabel = 'Su código postal';

export const sentHeading = '¡Solicitud enviada!';
export const booked = 'Su visita está reservada';
export const thanks = (firstName: string | undefined) =>
  firstName ? `Gracias, ${firstName}. ` : 'Gracias. ';
export const contactWithin = (hours: string) => `En menos de ${hours} le enviamos su cotización`;

export type Complete = Translation<
  typeof import('./calculator-page-texts.ts'),
  typeof import('./calculator-page-texts.es.ts')
>;
