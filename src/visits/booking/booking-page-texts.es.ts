import type { Translation } from '#kit/language/translation.ts';

export const pickWindow = 'Elija su horario de llegada';
export const holdHint = 'Un toque le aparta el horario mientras escribe la dirección.';
export const anyTime = 'Cualquier horario';
export const pickLater = 'Primero mándeme la cotización; después vemos cuándo.';
export const pickHint = 'Elija un horario y queda reservado, o reciba solo su cotización.';
export const privacyLead = 'Usamos sus datos solo para su visita:';
export const bookFor = (total: string) => `Reservar por ${total}`;
export const isFull = (day: string) => `El ${day.replace(',', '')} está lleno. Este es el más cercano libre.`;
export const windowsOn = (day: string) => `Horarios de llegada del ${day}`;
export const asAsked = (part: string) => `${part}, como lo pidió`;
export const nearby = 'Ese día andamos cerca';
export const otherTimes = 'Otros horarios';
export const holding = 'Apartando…';
export const allTaken = (hours: string) =>
  `Por ahora todo está ocupado. En menos de ${hours} le contactamos.`;
export const day = 'Día';
export const earlierDays = 'Días anteriores';
export const laterDays = 'Días siguientes';
export const noFreeWindow = (date: string) => `${date}, sin lugar`;
export const noConnection =
  'No pudimos conectarnos ni apartarle este horario. Revise su conexión y elíjalo otra vez. Su cotización está guardada.';
export const unknownProblem = 'Algo salió mal. Elija otra vez su horario. Su cotización está guardada.';

export const weArrive = (window: string) => `Llegamos ${window}`;
export const change = 'Cambiar';
export const holdEnded = 'Ya no le apartamos este horario. Puede reservarlo si sigue libre.';
export const holdingFor = (minutes: number) =>
  `Le apartamos este horario por ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`;

export const where = '¿A dónde vamos?';
export const street = 'Calle y número';
export const unit = 'Apartamento o unidad';
export const city = 'Ciudad';
export const zipCode = 'Código postal';
export const accessNotes = '¿Cómo entramos?';
export const accessHint = 'Código, estacionamiento, mascotas';
export const name = 'Su nombre';
export const phone = 'Teléfono';
export const acceptLead = 'Acepto la cotización de';
export const agreeLead = 'y acepto los';
export const terms = 'Términos de servicio';
export const andThe = 'y el';
export const agreement = 'Contrato de servicio';
export const newTab = ' (en otra pestaña)';
export const isNow = (total: string) => `Ahora es de ${total}.`;
export const depositNext = (amount: string) => `Después, pague con tarjeta un depósito de ${amount}.`;
export const quoteChanged = 'Cambiamos su cotización. Revise y acepte el nuevo total y reserve otra vez.';
export const booking = 'Reservando…';
export const book = 'Reservar esta visita';

export const weComeTo = 'Vamos a';
export const addToCalendar = 'Agregar al calendario';
export const plansChanged = '¿Cambiaron sus planes? Cambie o cancele la visita en su cotización.';
export const moveOrCancel = 'Cambiar o cancelar esta visita';
export const refusedHeading = 'Su cotización cambió';
export const openQuote = 'Ver su cotización';

export type Complete = Translation<
  typeof import('./booking-page-texts.ts'),
  typeof import('./booking-page-texts.es.ts')
>;
