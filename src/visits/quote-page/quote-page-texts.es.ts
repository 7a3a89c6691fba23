import { adjustment, code, discount, minimumFee, tripFee } from '#company/catalog/price-texts.es.ts';
import type { Profile } from '#company/profile/profile.ts';
import type { Translation } from '#kit/language/translation.ts';

export const quotePage = {
  title: `Su cotización de {business}`,
  description: `Vea qué va a limpiar {business} y cuánto cuesta; luego acepte la cotización, recházela o pida un cambio.`,
  included: {
    heading: 'Qué incluye',
    items: ({ terms, nothingDries }: Profile) => [
      ...(nothingDries
        ? ['Revisamos todo con usted antes de empezar.', 'Limpiamos cada superficie con el método que pide.']
        : [
            'Revisamos cada pieza con usted y probamos el producto en una parte que no se ve.',
            'Aspiramos, pretratamos, limpiamos y sacamos toda el agua que se pueda.',
          ]),
      'Usamos siempre productos no tóxicos y sin fragancia.',
      `Revisamos ${nothingDries ? 'el resultado' : 'cada pieza'} con usted antes de guardar todo.`,
      ...(terms.hasFreeReclean
        ? [
            `Si no queda a su gusto, avísenos en los primeros ${terms.recleanWithinDays} días y la limpiamos otra vez, gratis.`,
          ]
        : []),
    ],
  },
  number: (id: number) => `Cotización ${id}`,
  photo: { heading: 'Su foto', alt: 'Lo que envió con su solicitud' },
  state: {
    accepted: 'Cotización aceptada',
    declined: 'Cotización rechazada',
    open: 'Su cotización',
    gone: 'Esta cotización ya no está disponible',
    unpriced: 'Pronto le confirmamos el precio.',
    validUntil: (total: string) => `${total}, válida hasta el `,
    wasValidUntil: 'Fue válida hasta el ',
    askAnew: '. Pídanos una nueva.',
    acceptedBy: (name: string, total: string) => `${name} aceptó ${total}: `,
    youDeclined: 'Usted la rechazó. Si cambia de opinión, llámenos.',
    yourVisit: 'Su visita: ',
    haveMessage: 'Recibimos su mensaje y le responderemos.',
    canStillAccept: ' Todavía puede aceptar la cotización como está.',
    acceptedBefore: (total: string) =>
      `Usted aceptó ${total} antes. Desde entonces cambiamos la cotización, así que decida otra vez, por favor.`,
  },
  decision: {
    label: 'Su decisión',
    pickWindow: 'Elegir horario',
    pickingAccepts: 'Al elegir un horario acepta la cotización.',
    priceComing: {
      heading: 'Su precio está en camino',
      text: 'Lo estamos calculando y se lo enviaremos. Después podrá aceptar la cotización aquí.',
    },
    accept: { heading: 'Aceptar esta cotización', name: 'Su nombre', button: 'Aceptar cotización' },
    change: {
      heading: 'Pedir un cambio',
      anew: 'Pedir una cotización nueva',
      message: '¿Qué le gustaría cambiar?',
      afterVisit: { heading: 'Avísenos si algo no quedó bien', message: '¿Qué no quedó bien?' },
      button: 'Enviar mensaje',
    },
    decline: { heading: 'Rechazar esta cotización', reason: '¿Por qué no?', button: 'Rechazar cotización' },
  },
  visit: {
    heading: 'Su visita',
    wasOn: 'Su visita fue el ',
    moveOrCancel: 'Cambiar o cancelar la visita',
    see: 'Ver su visita',
    addToCalendar: 'Agregar al calendario',
    weArrive: (window: string) => `Llegamos ${window}`,
  },
  amounts: {
    heading: 'Qué vamos a limpiar',
    headingDone: 'Qué limpiamos',
    quantity: (count: number) => `Cantidad: ${count}`,
    subtotal: 'Subtotal',
    discount,
    adjustment,
    code,
    minimumFee,
    tripFee,
    total: 'Total',
    unpriced: 'Por confirmar',
  },
  terms: {
    agree: 'Estoy de acuerdo con los',
    service: 'Términos de servicio',
    andThe: ' y el ',
    agreement: 'Contrato de servicio',
    the: 'Los ',
    of: ', con fecha del ',
    apply: ', se aplican a esta cotización.',
  },
  contact: {
    heading: '¿Preguntas?',
    callOrWrite: (company: string) => `${company}. Llámenos o escriba a `,
  },
  visitPhotos: { heading: 'Fotos de nuestro trabajo', before: 'Antes', after: 'Después' },
  notFound: {
    title: `No encontramos la cotización | {business}`,
    eyebrow: 'Enlace viejo o mal escrito',
    heading: 'Este enlace de cotización no funciona',
    text: 'Quizá le enviamos un enlace más reciente, o falta una parte de la dirección. Revise nuestro último correo, o llámenos y encontramos su cotización.',
  },
} as const;

export type Complete = Translation<
  typeof import('./quote-page-texts.ts'),
  typeof import('./quote-page-texts.es.ts')
>;
