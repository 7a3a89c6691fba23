export interface SentQuoteReport {
  /** The quote's id on the server. */
  id: number;
  /** After discount, in US dollars, as on the wire. */
  total: string;
}

declare global {
  interface DocumentEventMap {
    'quote-sent': CustomEvent<SentQuoteReport>;
  }
}

/** Says that a quote was stored. Only `enhance/consent.ts` listens, and only where a tag is configured and allowed. */
export function reportConversion(quote: SentQuoteReport): void {
  document.dispatchEvent(new CustomEvent('quote-sent', { detail: quote }));
}
