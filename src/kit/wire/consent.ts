/** The configured third-party tags. They load only after the visitor's consent. */
export interface TagSettings {
  /** Google Analytics 4: `G-…`. */
  analyticsId: string | null;
  /** Google Ads: `AW-…/label`. */
  conversionTarget: string | null;
}

/** Where the tag's script comes from. */
export const tagHost = 'https://www.googletagmanager.com';

/** Stores the visitor's choice for twelve months. */
export const consentCookie = { name: 'consent', maxAgeSeconds: 365 * 24 * 3600 } as const;
export type Consent = 'granted' | 'denied';
