import { quoteRequestService } from './quote-rules.ts';

interface Promised {
  /** As a request returns it. */
  service: string;
  createdAt: string;
}

/** The time by which the site promised a reply. It counts elapsed hours. See docs/product.md#today. */
export function promisedBy(
  { service, createdAt }: Promised,
  hours: { contact: number; quote: number },
): string {
  const promised = service === quoteRequestService ? hours.quote : hours.contact;
  return new Date(Date.parse(createdAt) + promised * 3_600_000).toISOString();
}
