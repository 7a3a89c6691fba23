import type { Translation } from '#kit/language/translation.ts';
import { untilBefore, whyTooLate } from '#kit/time/time-texts.es.ts';

export const quoteVisitPage = {
  title: `Su visita de {business}`,
  description: `Elija a qué hora llegamos y cambie o cancele su visita de {business} en la misma página.`,
  headings: {
    windows: 'Elija su horario de llegada',
    move: 'Elija otro horario de llegada',
    address: '¿A dónde vamos?',
    booked: 'Su visita está reservada',
    cancel: '¿Cancelar su visita?',
    confirming: 'Estamos confirmando su pago',
    refused: 'Le reembolsamos su depósito',
    unconfirmed: 'Revise su correo',
    confirm: 'Confirme su visita',
    unavailable: 'Busquemos juntos un horario',
  },
  windows: {
    cancelled:
      'Su visita está cancelada. Su cotización sigue siendo válida, así que puede elegir otro horario.',
    full: 'Estos días están llenos. Llámenos y le encontramos un lugar.',
    later: 'Ver días siguientes',
    nearby: 'Ese día andamos cerca de usted',
    asAsked: (part: string) => `${part}, como lo pidió`,
    others: 'Otros horarios',
  },
  address: {
    held: (minutes: number) =>
      `Le apartamos este horario por ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
    another: 'Elegir otro horario',
    name: 'Su nombre',
    phone: 'Teléfono',
    street: 'Calle y número',
    unit: 'Apartamento o unidad',
    city: 'Ciudad',
    zipCode: 'Código postal',
    access: '¿Cómo entramos?',
    accessHint: 'Código de la entrada, estacionamiento, mascotas.',
    accept: (total: string) => `Acepto la cotización de ${total} y estoy de acuerdo con los`,
    deposit: (amount: string) =>
      `Para reservar, paga un depósito de ${amount} con tarjeta en la página siguiente. Se descuenta de su total.`,
    pay: 'Continuar al pago',
    book: 'Reservar esta visita',
  },
  booked: {
    when: 'Cuándo',
    takes: (hours: string) => `Dura más o menos ${hours}`,
    who: 'Quién va',
    crewFrom: (crew: string, business: string) => `${crew}, de ${business}`,
    where: 'Dónde',
    what: 'Qué vamos a limpiar',
    price: 'Cuánto cuesta',
    payAfter: 'Paga cuando el trabajo está hecho y lo ha visto.',
    change: '¿Cambió de planes?',
    changeable: (hours: number) =>
      `Puede cambiarla o cancelarla aquí ${untilBefore(hours)}. ¿No la reservó usted? Cancélela o llámenos.`,
    fixed: (hours: number, percent: number) =>
      `${whyTooLate(hours)}, así que ya no puede cambiarla aquí. ${percent === 0 ? '' : `Si no hay nadie, cobramos el ${percent}% del precio. `}¿Necesita cambiarla, o no la reservó usted? Llámenos y haremos lo posible.`,
    move: 'Cambiar visita',
    cancel: 'Cancelar visita',
  },
  cancel: {
    text: 'Su cotización sigue siendo válida; puede elegir otro horario más adelante.',
    reason: '¿Por qué?',
    button: 'Cancelar visita',
    keep: 'Conservar visita',
  },
  unconfirmed: {
    openLink: (time: string) =>
      `Todavía no está reservada. Una primera visita tan larga necesita su confirmación: abra el enlace que enviamos al correo de su cotización. Hora límite: ${time}`,
    noEmail: '¿No le llegó? Revise la carpeta de correo no deseado o llámenos.',
  },
  confirm: {
    text: 'Presione una vez y su visita queda reservada.',
    button: 'Confirmar visita',
  },
  confirming:
    'Su visita queda reservada en cuanto se confirme el pago, casi siempre en menos de un minuto. Esta página se actualiza sola.',
  refused:
    'Cuando llegó su pago, la visita ya no se podía reservar. Le reembolsamos todo su depósito; lo verá en su cuenta en unos días.',
  unavailable:
    'Por ahora esta cotización no se puede reservar en línea. Llámenos y encontramos un horario que le convenga.',
  back: 'Volver a la cotización',
} as const;

export type Complete = Translation<
  typeof import('./quote-visit-page-texts.ts'),
  typeof import('./quote-visit-page-texts.es.ts')
>;
