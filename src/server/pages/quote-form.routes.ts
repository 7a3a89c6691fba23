import type { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { submitContact } from '#server/features/leads/contact.service.ts';
import { photoTooLargeText, storePhoto } from '#server/features/uploads/uploads.service.ts';
import { check } from '#server/http/body.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { hashOf } from '#server/http/idempotency.ts';
import { languageOf, refusalTexts } from '#server/http/translate.ts';
import { quotePaths } from '#shared/customer-paths.ts';
import { errorStatus } from '#shared/errors.ts';
import { guardOf } from '#shared/form-guard.ts';
import { inEachLanguage, type Language, pathIn } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { quoteFieldOf, toContactInput } from '#shared/quote-form.ts';
import { quoteFormFields } from '#shared/quote-form-fields.ts';
import { isQuoteToken } from '#shared/quote-pages.ts';
import { contactSchema } from '#shared/requests.ts';
import { uploadLimits } from '#shared/uploads.ts';
import { loadCalculator, recallCalculator } from './loaders/calculator.loader.ts';
import { respondPersonalPage, respondPrivatePage } from './pages.routes.ts';
import { plainForm, refuseIfWrong } from './plain-form.ts';
import { type PostedQuote, readPostedQuote } from './posted-quote.ts';

/** The calculator without JavaScript. */
export function quoteFormRoutes(deps: Deps): Hono {
  const app = plainForm(deps, {
    path: paths.calculator,
    maxBytes: uploadLimits.bytes + 256 * 1024,
    tooLargeText: photoTooLargeText,
    read: (post) => readPostedQuote(post, deps.clock()),
    submit: (posted, c) => submitPostedQuote(deps, clientNetwork(deps, c), posted, languageOf(c)),
    async answerRefused(c, refused, status) {
      const { [quoteFormFields.prices]: _, ...typed } = refused.values;
      const isPriceChanged = status === errorStatus['price-changed'];
      const errors = isPriceChanged
        ? [{ path: 'items', message: refusalTexts[languageOf(c)].seePrices }]
        : refused.errors.map(({ path, message }) => ({ path: quoteFieldOf(path) ?? path, message }));
      // From now on the new prices are the ones that the form has shown.
      const values = isPriceChanged ? typed : refused.values;
      const recall = () => recallCalculator(deps, languageOf(c));
      const calculator = await (status >= 500
        ? recall()
        : loadCalculator(deps, {}, languageOf(c)).catch(recall));
      const data = { ...calculator, refused: { ...refused, values, errors } };
      return respondPersonalPage(deps, c, 'calculator', data, status);
    },
  });
  // The complete step with the link of a quote is nobody else's; every other calculator comes from the cache.
  app.on('GET', inEachLanguage(paths.calculator), async (c, next) => {
    const { sent, quote } = c.req.query();
    if (!quote || !isQuoteToken(quote)) return next();
    const data = {
      ...(await loadCalculator(deps, { sent }, languageOf(c))),
      quotePath: pathIn(languageOf(c), quotePaths.page(quote)),
    };
    return respondPrivatePage(deps, c, 'calculator', data, 200);
  });
  return app;
}

/** The content is its own idempotency key: the same form sent twice, by a double click or Back, is one lead. */
async function submitPostedQuote(
  deps: Deps,
  client: string,
  { form, items, expectedTotal, photo, errors, values }: PostedQuote,
  language: Language,
) {
  refuseIfWrong(errors);
  const photoBytes = photo && (await photo.bytes());
  const key = `form-${hashOf(JSON.stringify([form, items, photoBytes && hashOf(photoBytes)]))}`;
  const imageUrl = photoBytes && (await storePhotoIfPossible(deps, photoBytes, key, client));
  const contact = check(contactSchema, toContactInput(form, items, { imageUrl, expectedTotal }));
  const lead = { ...contact, ...guardOf(values) };
  const { quoteUrl } = await submitContact(deps, lead, { key, bodyHash: hashOf(key) }, language);
  const token = quoteUrl?.split('/').at(-1);
  return `${photoBytes && !imageUrl ? 'without-photo' : 'complete'}&quote=${token}`;
}

/** The request goes out without a photo that cannot be read. See docs/product.md#quote-form. */
async function storePhotoIfPossible(
  deps: Deps,
  bytes: Uint8Array,
  key: string,
  client: string,
): Promise<string | null> {
  try {
    return (await storePhoto(deps, bytes, key, client)).imageUrl;
  } catch (error) {
    deps.log.warn('photo of a form post not stored', {
      error: error instanceof Error ? error.message : String(error),
    });
    return null;
  }
}
