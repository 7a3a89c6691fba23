import type { Translation } from '../../translation.ts';
import { business } from '../business.ts';

const { terms } = business;

export const quotePage = {
  title: `Su cotización de ${business.name}`,
  description: `Vea qué va a limpiar ${business.name} y cuánto cuesta; luego acepte la cotización, recházela o pida un cambio.`,
  included: {
    heading: 'Qué incluye',
    items: [
      'Revisamos cada pieza con usted y probamos el producto en una parte que no se ve.',
      'Aspiramos, pretratamos, limpiamos y sacamos toda el agua que se pueda.',
      'Usamos siempre productos no tóxicos y sin fragancia.',
      'Repasamos cada pieza con usted antes de guardar todo.',
      `Si no queda a su gusto, avísenos en los primeros ${terms.recleanWithinDays} días y la limpiamos otra vez, gratis.`,
    ],
  },
  visitPhotos: { heading: 'Fotos de nuestro trabajo', before: 'Antes', after: 'Después' },
  notFound: {
    title: `No encontramos la cotización | ${business.name}`,
    eyebrow: 'Enlace viejo o mal escrito',
    heading: 'Este enlace de cotización no funciona',
    text: 'Quizá le enviamos un enlace más reciente, o falta una parte de la dirección. Revise nuestro último correo, o llámenos y encontramos su cotización.',
  },
} as const;

export type Complete = Translation<typeof import('./quote.ts'), typeof import('./quote.es.ts')>;
