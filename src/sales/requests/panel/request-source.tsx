import type { CustomerRequest } from '#sales/requests/requests.ts';

/** Where the customer came from, if known. */
export function RequestSource({ source }: Pick<CustomerRequest, 'source'>) {
  if (source.name === 'Unknown') return null;
  const campaign = source.campaign && `, campaign ${source.campaign}`;
  return (
    <p className="text-sm text-ink-soft wrap-anywhere">
      {`Came from ${source.name}${campaign}`}
      {source.landingPage && `, first page ${source.landingPage}`}
    </p>
  );
}
