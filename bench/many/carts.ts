import type { Dice } from '#app/seed/dice.ts';
import { quoteNotes } from '#app/seed/sample-people.ts';
import { toProfile } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { Db } from '#kit/db/open.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { emptyTexts } from '#sales/quotes/quote-fields.ts';
import { contactMethods } from '#sales/quotes/quote-rules.ts';
import type { QuoteSelection } from '#sales/quotes/quotes.ts';
import { type PricedSelection, priceSelection } from '#sales/quotes/server/quotes.pricing.ts';
import { offeredTimes } from '#sales/requests/offered-times.ts';

/** A visitor's choice with the catalog's prices. Day and ZIP code do not belong to a lead yet. */
export interface PricedCart {
  selection: QuoteSelection;
  priced: PricedSelection;
}

const differentCarts = 1_000;

/** Carts to choose from: pricing each of a million would read the catalog as often. */
export async function pricedCarts(db: Db, dice: Dice): Promise<PricedCart[]> {
  const services = await db.selectFrom('services').select('id').where('isActive', '=', 1).execute();
  const times = offeredTimes('', toProfile(defaultSettings).hours);
  const carts: PricedCart[] = [];
  if (services.length === 0) return carts;
  await inTransaction(db, async (trx) => {
    for (let count = 0; count < differentCarts; count += 1) {
      const items = Array.from({ length: 1 + dice.whole(3) }, () => ({
        serviceId: dice.pick(services).id,
        quantity: 1 + (dice.fraction() < 0.3 ? dice.whole(4) : 0),
      }));
      const selection = {
        items,
        contactMethod: dice.pick(contactMethods),
        zipCode: '',
        preferredDate: '',
        preferredTime: dice.pick(times),
        ...emptyTexts,
        notes: dice.pick(quoteNotes),
      };
      carts.push({ selection, priced: await priceSelection(trx, selection) });
    }
  });
  return carts;
}
