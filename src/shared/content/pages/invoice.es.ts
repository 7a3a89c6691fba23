import type { Translation } from '../../translation.ts';
import { business } from '../business.ts';

export const invoicePage = {
  title: `Su factura de ${business.name}`,
  description: `Qué hizo ${business.name}, cuánto cuesta y cuánto falta por pagar.`,
  notFound: {
    title: `No encontramos la factura | ${business.name}`,
    eyebrow: 'Enlace viejo o mal escrito',
    heading: 'Este enlace de factura no funciona',
    text: 'Quizá falta una parte de la dirección. Revise nuestro último correo, o llámenos y le enviamos la factura otra vez.',
  },
} as const;

export type Complete = Translation<typeof import('./invoice.ts'), typeof import('./invoice.es.ts')>;
