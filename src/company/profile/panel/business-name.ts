import type { StoredCategory } from '#company/profile/category-words.ts';

/** As the document says, which the server renders with the present name. */
export const businessName = (): string => tag('application-name')!.content;

export const businessShortName = (): string => tag('business-short-name')!.content;

/** Two letters, such as `CA`. */
export const businessState = (): string => tag('business-state')!.content;

/** An IANA name. */
export const businessTimeZone = (): string => tag('business-time-zone')!.content;

/** The categories as they were when the document was made. */
export const businessCategories = (): StoredCategory[] => JSON.parse(tag('business-categories')!.content);

/** The logo, and the color on which it can be seen. */
export function businessLogo(): OwnLogo | null {
  const logo = tag('business-logo');
  return logo && (JSON.parse(logo.content) as OwnLogo);
}

export interface OwnLogo {
  src: string;
  plate: string;
  width: number;
  height: number;
}

export const tag = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
