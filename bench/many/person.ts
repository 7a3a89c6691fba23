import { createDice } from '#app/seed/dice.ts';
import { accessNotes, firstNames, getMailbox, lastNames, streets } from '#app/seed/sample-people.ts';
import { places } from '#company/coverage/coverage-texts.ts';
import { customerSearchText } from '#sales/customers/server/customer-search-text.ts';
import { customerColumns } from '#sales/customers/server/customers.queries.ts';

const areaCodes = ['213', '310', '323', '626', '818'];

/** A customer by number. The same number is always the same customer, so no list of them is needed. */
export function makePerson(number: number) {
  const dice = createDice(number * 7_919);
  const firstName = dice.pick(firstNames);
  const lastName = dice.pick(lastNames);
  const subscriber = 2_000_000 + number;
  const place = dice.pick(places);
  const address = {
    street: `${100 + dice.whole(4900)} ${dice.pick(streets)}`,
    unit: dice.fraction() < 0.2 ? `Apt ${1 + dice.whole(20)}` : '',
    city: place.name,
    zipCode: dice.pick(place.zipCodes),
    accessNotes: dice.pick(accessNotes),
  };
  const contact = {
    firstName,
    lastName,
    // Nobody shares an email or a number, so the product tells these customers apart too.
    email: `${getMailbox(firstName, lastName)}${number}@mail.example`,
    phone: `(${areaCodes[number % areaCodes.length]}) ${String(subscriber).slice(0, 3)}-${String(subscriber).slice(3)}`,
  };
  return { contact, address };
}

export type Person = ReturnType<typeof makePerson>;

/** The customer's columns without times. `has`: its leads have in the end a quote or a visit. */
export function customerRow({ contact, address }: Person, has: { quote: boolean; visit: boolean }) {
  return {
    ...customerColumns(contact),
    mergedIntoId: null,
    searchText: customerSearchText([contact], has.quote ? [address.zipCode] : [], has.visit ? [address] : []),
  };
}
