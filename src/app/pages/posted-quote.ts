import { readShownPrices, shownTotal } from '#company/catalog/shown-prices.ts';
import { isQuantity, quantityLimits } from '#company/catalog/units.ts';
import type { FieldSentence, Sentence } from '#kit/refusals/sentence.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { quoteFormErrors } from '#sales/leads/quote-form.ts';
import { type QuoteForm, quoteFormFields, quoteInputNames } from '#sales/leads/quote-form-fields.ts';
import type { QuoteSelection } from '#sales/quotes/quotes.ts';
import { getTextFields, type PostedValues } from './plain-form.ts';

/** The calculator's form as a browser without JavaScript posts it. */
export interface PostedQuote extends PostedValues {
  form: QuoteForm;
  items: QuoteSelection['items'];
  /** The total of the services at the prices that the form showed. */
  expectedTotal: string;
  photo: File | null;
  /** Found before anything is looked up. */
  errors: FieldSentence[];
}

export function readPostedQuote(post: FormData, now: Date): PostedQuote {
  const values = getTextFields(post);
  const form = Object.fromEntries(quoteInputNames.map((name) => [name, values[name] ?? ''])) as QuoteForm;
  const shown = values[quoteFormFields.prices] ?? '';
  const items = readItems(values, shown);
  const errors: FieldSentence[] = quoteFormErrors(form, { today: calendarDate(now) });
  const itemsError = cartError(items);
  if (itemsError) errors.unshift({ path: 'items', sentence: itemsError });
  const expectedTotal = itemsError ? '' : shownTotal({ items, zipCode: form.zipCode }, shown);
  return { values, form, items, expectedTotal, photo: readPhotoField(post), errors };
}

/** Each with the unit that the form showed. */
function readItems(values: Record<string, string>, shown: string): QuoteSelection['items'] {
  const prices = readShownPrices(shown);
  const prefix = quoteFormFields.quantity(0).slice(0, -1);
  return Object.entries(values)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, quantity]) => ({ serviceId: Number(name.slice(prefix.length)), quantity: Number(quantity) }))
    .filter(({ serviceId, quantity }) => Number.isInteger(serviceId) && quantity !== 0)
    .map((item) => ({ ...item, unit: prices.get(item.serviceId)?.unit }));
}

function cartError(items: QuoteSelection['items']): Sentence | null {
  if (items.length === 0) return 'chooseService';
  const wrong = items.find(({ quantity, unit }) => !isQuantity(quantity, unit));
  if (!wrong) return null;
  const { unit = 'piece' } = wrong;
  return unit === 'piece' ? ['wholeQuantities', quantityLimits.piece.max] : ['wrongQuantity', unit];
}

/** A file field that was left empty arrives as a file without name and bytes. */
function readPhotoField(post: FormData): File | null {
  const photo = post.get(quoteFormFields.photo);
  return photo instanceof File && photo.size > 0 ? photo : null;
}
