import type { Translation } from '#kit/language/translation.ts';

export const payment = {
  title: 'Pago',
  paid: 'Pagado',
  owed: 'Falta por pagar',
  how: 'Cómo paga el cliente',
  later: 'El cliente paga después. La oficina le envía la factura.',
  noPage: 'La oficina todavía no hizo la factura, así que no hay página para pagar con tarjeta.',
  code: 'Código con el enlace de la página de pago',
  scan: 'El cliente escanea el código y paga en su teléfono.',
  openHere: 'Abrir aquí la página de pago',
  appears: 'Cuando pague, aquí aparece “Pagado”.',
  amount: 'Cantidad',
  checkNumber: 'Número del cheque',
  record: {
    cash: (sum: string) => `Registrar ${sum} en efectivo`,
    check: (sum: string) => `Registrar ${sum} en cheque`,
  },
  tipFor: 'Propina para el equipo',
  noTip: 'Sin propina',
  anotherTip: 'Otra cantidad',
  tip: 'Propina',
  tooMuch: (owed: string) => `Faltan ${owed}. Si lo demás es propina, anótela abajo.`,
};

export type Complete = Translation<
  typeof import('./payment-texts.ts'),
  typeof import('./payment-texts.es.ts')
>;
