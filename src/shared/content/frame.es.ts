import type { Translation } from '../translation.ts';

export const skipLabel = 'Ir al contenido';
export const menuLabel = 'Menú';
export const closeMenuLabel = 'Cerrar menú';
export const mainLabel = 'Principal';
export const smallMainLabel = 'Principal, pantallas pequeñas';
export const callLabel = 'Llamar';
export const contactHeading = 'Contacto';
export const feedTitle = (name: string) => `Artículos de ${name}`;
export const radius = (county: string, miles: number) =>
  `Hasta ${miles} millas a la redonda, en el ${county}`;
export const imprint = (legalName: string, county: string, year: number) =>
  `${legalName}. Limpiamos casas y negocios en el ${county} desde ${year}.`;
export const homeCrumb = 'Inicio';
export const breadcrumbLabel = 'Ruta de navegación';
export const otherLanguageLabel = 'In English';

export type Complete = Translation<typeof import('./frame.ts'), typeof import('./frame.es.ts')>;
