export interface SentQuoteReport {
  id: number;
  /** After discount, in US dollars with two decimals. */
  total: string;
}

declare global {
  interface DocumentEventMap {
    'quote-sent': CustomEvent<SentQuoteReport>;
  }
}

/** Only `enhance/consent.ts` listens, and only if a tag is configured and the visitor agreed. */
export function reportConversion(quote: SentQuoteReport): void {
  document.dispatchEvent(new CustomEvent('quote-sent', { detail: quote }));
}
