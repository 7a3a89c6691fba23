import type { Translation } from '#kit/language/translation.ts';

export const invoicePage = {
  title: `su factura de {business}`,
  description: `Qué hizo {business}, cuánto cuesta y cuánto falta por pagar.`,
  pay: {
    button: (amount: string) => `Pagar ${amount} con tarjeta`,
    hint: 'Se abre una página segura de Stripe. Nosotros nunca vemos el número de su tarjeta.',
    pending: 'Su banco está confirmando un pago.',
  },
  tip: {
    question: '¿Quiere dejar propina al equipo?',
    none: 'Sin propina',
    percent: (percent: number, amount: string) => `${percent}%, ${amount}`,
    other: 'Otra cantidad',
    amount: 'Propina en dólares',
    hint: 'Se suma al pagar.',
  },
  confirming: {
    heading: 'Estamos confirmando su pago',
    text: 'Tarda un momento, o unos días si es un débito bancario. Puede cerrar esta página; cuando llegue el pago, aparecerá aquí.',
  },
  received: {
    heading: 'Recibimos su pago',
    text: (amount: string) => `¡Gracias! Recibimos ${amount}.`,
  },
  failed: {
    heading: 'No se pudo hacer el pago',
    text: 'No se cobró nada. Vuelva a la factura para intentarlo otra vez, o llámenos.',
  },
  none: {
    heading: 'Todavía no hay pago',
    text: 'No hemos recibido ningún pago en línea de esta factura.',
  },
  notOpened: 'No pudimos abrir la página de pago',
  notOwed: 'No hay nada que pagar',
  wrongTip: 'Revise la propina',
  back: 'Volver a la factura',
  download: 'Descargar en PDF',
  notFound: {
    title: `No encontramos la factura | {business}`,
    eyebrow: 'Enlace viejo o mal escrito',
    heading: 'Este enlace de factura no funciona',
    text: 'Quizá falta una parte de la dirección. Revise nuestro último correo, o llámenos y le enviamos la factura otra vez.',
  },
} as const;

export type Complete = Translation<
  typeof import('./invoice-page-texts.ts'),
  typeof import('./invoice-page-texts.es.ts')
>;
