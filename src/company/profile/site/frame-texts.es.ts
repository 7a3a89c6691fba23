import type { PlaceNames } from '#company/coverage/place-names.ts';
import type { Translation } from '#kit/language/translation.ts';

export const skipLabel = 'Ir al contenido';
export const menuLabel = 'Menú';
export const closeMenuLabel = 'Cerrar menú';
export const mainLabel = 'Principal';
export const smallMainLabel = 'Principal, pantallas pequeñas';
export const callLabel = 'Llamar';
export const contactHeading = 'Contacto';
export const feedTitle = (name: string) => `Artículos de ${name}`;
export const radius = ({ theCounty }: PlaceNames, miles: number) =>
  `Hasta ${miles} millas a la redonda, en ${theCounty}`;
export const imprint = (legalName: string, { theCounty }: PlaceNames, year: number) =>
  `${legalName}. Limpiamos casas y negocios en ${theCounty} desde ${year}.`;
export const homeCrumb = 'Inicio';
export const breadcrumbLabel = 'Ruta de navegación';

export type Complete = Translation<typeof import('./frame-texts.ts'), typeof import('./frame-texts.es.ts')>;
