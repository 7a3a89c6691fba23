import type { Context, Hono } from 'hono';
import { storePhoto } from '#company/pictures/server/uploads.service.ts';
import { uploadLimits } from '#company/pictures/uploads.ts';
import { check } from '#kit/http/body.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { clientNetwork } from '#kit/http/client-network.ts';
import { type FormClient, formClient } from '#kit/http/form-client.ts';
import { getHash } from '#kit/http/idempotency.ts';
import { inEachLanguage, pathIn } from '#kit/language/language.ts';
import { getGuard } from '#kit/limits/form-guard.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import { paths } from '#kit/paths/paths.ts';
import { say } from '#kit/refusals/say.ts';
import type { Deps } from '#kit/server/deps.ts';
import { errorStatus } from '#kit/wire/errors.ts';
import { getQuoteField, toContactInput } from '#sales/leads/quote-form.ts';
import { quoteFormFields } from '#sales/leads/quote-form-fields.ts';
import { submitContact } from '#sales/leads/server/contact.service.ts';
import { whileInFlight } from '#sales/leads/server/in-flight.ts';
import { isQuoteToken } from '#sales/quotes/quote-pages.ts';
import { findQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { contactSchema } from '#sales/requests/requests.ts';
import { presentQuotePage } from '#visits/quote-page/server/customer-quote.ts';
import { loadCalculator, recallCalculator } from './loaders/calculator.loader.ts';
import { respondPersonalPage, respondPrivatePage } from './pages.routes.ts';
import { plainForm, refuseIfWrong } from './plain-form.ts';
import { type PostedQuote, readPostedQuote } from './posted-quote.ts';

/** The calculator without JavaScript. */
export function quoteFormRoutes(deps: Deps): Hono {
  const app = plainForm(deps, {
    path: paths.calculator,
    maxBytes: uploadLimits.bytes + 256 * 1024,
    tooLarge: 'photoTooLarge',
    read: (post) => readPostedQuote(post, deps.clock()),
    submit: (posted, c) => submitPostedQuote(deps, c, posted),
    async answerRefused(c, refused, status) {
      const { [quoteFormFields.prices]: _, ...typed } = refused.values;
      const isPriceChanged = status === errorStatus['price-changed'];
      const errors = isPriceChanged
        ? [{ path: 'items', message: say('seePrices', getLanguage(c)) }]
        : refused.errors.map(({ path, message }) => ({ path: getQuoteField(path) ?? path, message }));
      // From now on the new prices are the ones that the form has shown.
      const values = isPriceChanged ? typed : refused.values;
      const recall = () => recallCalculator(deps, getLanguage(c));
      const calculator = await (status >= 500
        ? recall()
        : loadCalculator(deps, {}, getLanguage(c)).catch(recall));
      const data = { ...calculator, refused: { ...refused, values, errors } };
      return respondPersonalPage(deps, c, 'calculator', data, status);
    },
  });
  // The complete step with the link of a quote is nobody else's; every other calculator comes from the cache.
  app.on('GET', inEachLanguage(paths.calculator), async (c, next) => {
    const { sent, quote } = c.req.query();
    if (!quote || !isQuoteToken(quote)) return next();
    const language = getLanguage(c);
    const found = await findQuotePage(deps.db, quote);
    const canBook = found && (await presentQuotePage(deps.db, found, deps.clock())).canBook;
    const data = {
      ...(await loadCalculator(deps, { sent }, language)),
      quotePath: pathIn(language, quotePaths.page(quote)),
      ...(canBook && { visitPath: pathIn(language, quotePaths.visit(quote)) }),
    };
    return respondPrivatePage(deps, c, 'calculator', data, 200);
  });
  return app;
}

/** The content is its own idempotency key: the same form sent twice, by a double click or Back, is one lead. */
async function submitPostedQuote(deps: Deps, c: Context, posted: PostedQuote): Promise<string> {
  const { form, items, photo, errors } = posted;
  refuseIfWrong(errors);
  const photoBytes = photo && (await photo.bytes());
  const key = `form-${getHash(JSON.stringify([form, items, photoBytes && getHash(photoBytes)]))}`;
  const client = formClient(deps, c);
  return whileInFlight(client, key, (isDoubleClick) =>
    storePostedQuote(deps, c, { ...posted, photoBytes, key, client, isDoubleClick }),
  );
}

interface SentQuote extends PostedQuote {
  photoBytes: Uint8Array | null;
  key: string;
  client: FormClient;
  isDoubleClick: boolean;
}

async function storePostedQuote(
  deps: Deps,
  c: Context,
  { form, items, expectedTotal, values, photoBytes, key, client, isDoubleClick }: SentQuote,
): Promise<string> {
  const imageUrl = photoBytes && (await storePhotoIfPossible(deps, c, photoBytes, key));
  const contact = check(contactSchema, toContactInput(form, items, { imageUrl, expectedTotal }));
  const lead = { ...contact, ...getGuard(values) };
  const once = { key, bodyHash: getHash(key), client, isForm: true, isDoubleClick };
  const { quoteUrl } = await submitContact(deps, lead, once, getLanguage(c));
  const sent = photoBytes && !imageUrl ? 'without-photo' : 'complete';
  return quoteUrl ? `${sent}&quote=${quoteUrl.split('/').at(-1)}` : sent;
}

/** The request goes out without a photo that cannot be read. See docs/product/sales.md#quote-form. */
async function storePhotoIfPossible(
  deps: Deps,
  c: Context,
  bytes: Uint8Array,
  key: string,
): Promise<string | null> {
  try {
    return (await storePhoto(deps, bytes, { key, owner: 'form', client: clientNetwork(deps, c) })).imageUrl;
  } catch (error) {
    deps.log.warn('photo of a form post not stored', {
      error: error instanceof Error ? error.message : String(error),
    });
    return null;
  }
}
