import { createDice, type Dice } from '#app/seed/dice.ts';

/** How many rows the tables have in the end. */
export interface ManyCounts {
  requests: number;
  quotes: number;
  customers: number;
  visits: number;
}

/** As many of each as a company of ten cities has beside its requests. */
export const toManyCounts = (requests: number): ManyCounts => ({
  requests,
  quotes: Math.round(requests * 0.7),
  customers: Math.round(requests * 0.3),
  visits: Math.round(requests * 0.5),
});

/** Who sends each lead and what comes of it, oldest lead first: some bytes a lead, so that memory stays small. */
export interface ManyPlan {
  /** The customer's number from 1; 0 for suspected spam. */
  customers: Int32Array;
  hasQuote: Uint8Array;
  hasVisit: Uint8Array;
  /** By customer number: what its leads have in the end, which its search text shows. */
  customerHasQuote: Uint8Array;
  customerHasVisit: Uint8Array;
}

/** One lead in so many is the first customer's, a property manager, so that one timeline is long. */
const leadsPerBusyCustomer = 500;

export function planMany({ requests, quotes, customers, visits }: ManyCounts): ManyPlan {
  const dice = createDice(requests);
  const isNew = exactly(dice, customers, requests);
  const hasQuote = exactly(dice, quotes, requests);
  const hasVisit = exactly(dice, visits, quotes);
  const plan: ManyPlan = {
    customers: new Int32Array(requests),
    hasQuote: new Uint8Array(requests),
    hasVisit: new Uint8Array(requests),
    customerHasQuote: new Uint8Array(customers + 1),
    customerHasVisit: new Uint8Array(customers + 1),
  };
  let known = 0;
  for (let index = 0; index < requests; index += 1) {
    const isFirst = isNew(known === 0);
    if (isFirst) known += 1;
    const isQuote = hasQuote();
    const isVisit = isQuote && hasVisit();
    const isSpam = !isFirst && !isQuote && dice.fraction() < 0.02;
    const isOfBusy = dice.fraction() < 1 / leadsPerBusyCustomer;
    const customer = isSpam ? 0 : isFirst ? known : isOfBusy ? 1 : 1 + dice.whole(known);
    plan.customers[index] = customer;
    plan.hasQuote[index] = Number(isQuote);
    plan.hasVisit[index] = Number(isVisit);
    if (isQuote) plan.customerHasQuote[customer] = 1;
    if (isVisit) plan.customerHasVisit[customer] = 1;
  }
  return plan;
}

/** Chooses exactly `wanted` of `all` calls, at random. */
function exactly(dice: Dice, wanted: number, all: number): (isForced?: boolean) => boolean {
  let [open, left] = [wanted, all];
  return (isForced = false) => {
    const isChosen = open > 0 && (isForced || dice.fraction() < open / left);
    left -= 1;
    if (isChosen) open -= 1;
    return isChosen;
  };
}
