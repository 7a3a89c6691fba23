import { parseCents } from '#kit/money/money.ts';

/** A trip fee with the ZIP codes where it counts; no code stands in two of them. */
interface TripFee {
  fee: string;
  zipCodes: readonly string[];
}

/** As the owner sets them; each missing where there is none. */
export interface FeeSettings {
  minimumOrder?: string | undefined;
  tripFees?: readonly TripFee[] | undefined;
}

/** Fees of one order. */
export interface FeeTerms {
  minimumOrderCents: number;
  tripFeeCents: number;
}

export const noFees: FeeTerms = { minimumOrderCents: 0, tripFeeCents: 0 };

/** Browser and server both find the fees of a ZIP code with it. */
export const getFeeTerms = (
  { minimumOrder = '0', tripFees = [] }: FeeSettings,
  zipCode: string,
): FeeTerms => ({
  minimumOrderCents: parseCents(minimumOrder),
  tripFeeCents: parseCents(
    tripFees.find(({ zipCodes }) => zipCodes.includes(zipCode.trim().slice(0, 5)))?.fee ?? '0',
  ),
});

interface PricedPlace {
  zipCodes: readonly string[];
  tripFee: string;
}

/** The smallest fee counts where several places have a ZIP code. */
export function listTripFees(places: readonly PricedPlace[]): { fee: string; zipCodes: string[] }[] {
  const smallest = new Map<string, string>();
  for (const { zipCodes, tripFee } of places) {
    for (const code of zipCodes) {
      const known = smallest.get(code);
      if (known === undefined || parseCents(tripFee) < parseCents(known)) smallest.set(code, tripFee);
    }
  }
  const byFee = Map.groupBy([...smallest], ([, fee]) => fee);
  return [...byFee]
    .filter(([fee]) => parseCents(fee) > 0)
    .map(([fee, codes]) => ({ fee, zipCodes: codes.map(([code]) => code) }));
}
