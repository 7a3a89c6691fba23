import type { Translation } from '#kit/language/translation.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { companyTimeZone } from '#kit/time/time-zone.ts';
import { checkNumber, type PaymentMethod } from './payment-methods.ts';

export const title = (isCredit: boolean, number: string) =>
  `${isCredit ? 'Nota de crédito' : 'Factura'} ${number}`;
export const draftNumber = '(borrador)';
export const license = (number: string) => `Licencia ${number}`;
/** `1 de diciembre de 2026` */
export const getDay = (date: string) =>
  dateFormat('es-US', { dateStyle: 'long', timeZone: date.length === 10 ? 'UTC' : companyTimeZone() }).format(
    new Date(date),
  );

export const cancelsInvoice = (number: string) => `Anula la factura ${number}. No se debe nada.`;
export const isDraft = 'Esto es un borrador, no un cobro.';
export const creditsInvoice = (amount: string, number: string) => `Abona ${amount} a la factura ${number}.`;
export const isVoid = (numbers: readonly string[]) =>
  `Anulada con ${numbers.length > 1 ? 'las notas' : 'la nota'} de crédito ${new Intl.ListFormat('es-US').format(numbers)}. No se debe nada.`;
export const isPaid = 'Pagada. ¡Gracias!';
const paidHow = (way: Way) =>
  way.method === 'cash'
    ? 'en efectivo'
    : way.method === 'transfer'
      ? 'por transferencia bancaria'
      : ['con', paidWith[way.method], checkNumber(way)].filter(Boolean).join(' ');
export const isPaidOn = (way: Way, day: string) => `Pagada ${paidHow(way)} el ${day}. ¡Gracias!`;
export const received = (amount: string, tipped: string | null, way: Way, day: string) =>
  `${amount} ${paidHow(way)} el ${day}${tipped === null ? '' : `, y una propina de ${tipped}`}`;
export const tip = 'Propina';
export const wasDue = (amount: string, day: string) => `El pago de ${amount} venció el ${day}.`;
export const isDue = (amount: string, day: string) => `El pago de ${amount} vence el ${day}.`;
export const howToPay = 'Cómo pagar';
export const waysToPay = (company: string, phone: string) =>
  `Con cheque a nombre de ${company.replace(/\.$/, '')}. Para pagar de otra forma, llame al ${phone}.`;
export const paidTooMuch = (amount: string) =>
  `Usted pagó ${amount} más de lo que debe; se lo reembolsaremos.`;

export const issued = 'Emitida';
export const reason = 'Motivo';
export const due = 'Vence';
export const serviceDate = 'Fecha del servicio';
export const serviceAddress = 'Dirección';
export const method = 'Método';

export const subtotal = 'Subtotal';
export { adjustment, code, discount, minimumFee, tripFee } from '#company/catalog/price-texts.es.ts';
export { minimumText, perUnit, quantityText } from '#company/catalog/unit-texts.es.ts';
export const tax = (percent: number) => `Impuesto (${percent}%)`;
export const total = 'Total';
interface Way {
  method: PaymentMethod;
  isOnline: boolean;
  reference?: string;
}
const paidWith: Readonly<Record<PaymentMethod, string>> = {
  cash: 'efectivo',
  check: 'cheque',
  card: 'tarjeta',
  transfer: 'transferencia bancaria',
};
export const payment = (entry: Way, isRefund: boolean, day: string) =>
  `${isRefund ? 'Reembolso' : 'Pago'}, ${entry.isOnline ? 'tarjeta en línea' : [paidWith[entry.method], checkNumber(entry)].filter(Boolean).join(' ')}, ${day}`;
export const credit = (number: string, day: string) => `Nota de crédito ${number}, ${day}`;
export const balance = 'Saldo pendiente';
export const toRefund = 'Por reembolsar';

export const from = 'De';
export const billedTo = 'Para';
export const columns = ['Servicio', 'Cantidad', 'Precio', 'Importe'];
export { pageNumber } from './page-number-texts.es.ts';

export const replaced = (mark: string, url: string) =>
  `${mark} está en lugar de una letra que este archivo no puede mostrar. La página de la factura las muestra todas: ${url}`;

export type Complete = Translation<
  typeof import('./invoices-texts.ts'),
  typeof import('./invoices-texts.es.ts')
>;
