/** The third-party tags that the operator has configured; without the visitor's consent nothing of them is loaded. */
export interface TagSettings {
  /** Google Analytics 4: `G-…`. */
  analyticsId: string | null;
  /** Google Ads: `AW-…/label`. */
  conversionTarget: string | null;
}

/** Where the tag's script comes from. */
export const tagHost = 'https://www.googletagmanager.com';

/** The visitor's choice, a cookie; it lasts twelve months. */
export const consentCookie = { name: 'consent', maxAgeSeconds: 365 * 24 * 3600 } as const;
export type Consent = 'granted' | 'denied';
