import type { PlaceNames } from '#company/coverage/place-names.ts';

/** Header, menu and footer of every page. */
export const skipLabel = 'Skip to content';
export const menuLabel = 'Menu';
export const closeMenuLabel = 'Close menu';
export const mainLabel = 'Main';
export const smallMainLabel = 'Main, small screens';
export const callLabel = 'Call';
export const contactHeading = 'Contact';
export const feedTitle = (name: string) => `${name} articles`;
export const radius = ({ county }: PlaceNames, miles: number) => `${county}, ${miles} mile radius`;
export const imprint = (legalName: string, { county }: PlaceNames, year: number) =>
  `${legalName}. Cleaning ${county} homes and businesses since ${year}.`;
export const homeCrumb = 'Home';
export const breadcrumbLabel = 'Breadcrumb';
