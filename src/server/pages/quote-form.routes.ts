import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorStatus } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { quoteFieldOf, toContactInput } from '#shared/quote-form.ts';
import { contactSchema } from '#shared/requests.ts';
import { uploadLimits } from '#shared/uploads.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { submitContact } from '../features/requests/contact.service.ts';
import { photoTooLarge, storePhoto } from '../features/uploads/uploads.service.ts';
import { check } from '../http/body.ts';
import { readForm } from '../http/form.ts';
import { hashOf } from '../http/idempotency.ts';
import { limitLeads } from '../http/lead-limit.ts';
import { loaders } from './loaders.ts';
import { answerPersonalPage } from './pages.routes.ts';
import { type PostedQuote, readPostedQuote } from './posted-quote.ts';

/** The calculator without JavaScript: a plain form post, answered by a redirect, or by the page with all that was typed. */
export function quoteFormRoutes(deps: Deps): Hono {
  const app = new Hono();
  const limit = bodyLimit({
    maxSize: uploadLimits.bytes + 256 * 1024,
    onError: () => {
      throw photoTooLarge();
    },
  });
  app.post(paths.calculator, limit, async (c) => {
    const posted = readPostedQuote(await readForm(c), deps.clock());
    try {
      limitLeads(deps, c);
      const sent = await submitPostedQuote(deps, posted);
      return c.redirect(`${paths.calculator}?sent=${sent}`, 303);
    } catch (error) {
      if (error instanceof AppError) return answerRefusal(deps, c, posted, error);
      throw error;
    }
  });
  return app;
}

/** The content is its own idempotency key: the same form sent twice, by a double click or Back, is one lead. */
async function submitPostedQuote(deps: Deps, { form, items, photo, errors }: PostedQuote) {
  if (errors.length > 0) throw new AppError('invalid-input', 'Please check the marked fields.', { errors });
  const photoBytes = photo && (await photo.bytes());
  const key = `form-${hashOf(JSON.stringify([form, items, photoBytes && hashOf(photoBytes)]))}`;
  const imageUrl = photoBytes && (await storePhotoIfPossible(deps, photoBytes, key));
  const contact = check(contactSchema, toContactInput(form, items, { imageUrl }));
  await submitContact(deps, contact, { key, bodyHash: hashOf(key) });
  return photoBytes && !imageUrl ? 'without-photo' : 'complete';
}

/** The request goes out without a photo that cannot be read. Specification: Quote flow details. */
async function storePhotoIfPossible(deps: Deps, bytes: Uint8Array, key: string): Promise<string | null> {
  try {
    return (await storePhoto(deps, bytes, key)).imageUrl;
  } catch (error) {
    deps.log.warn('photo of a form post not stored', {
      error: error instanceof Error ? error.message : String(error),
    });
    return null;
  }
}

async function answerRefusal(
  deps: Deps,
  c: Context,
  { values }: PostedQuote,
  error: AppError,
): Promise<Response> {
  const empty = await loaders.calculator.load(deps, { params: {}, query: {} });
  if (!empty) throw error;
  const errors = (error.options.errors ?? []).map(({ path, message }) => ({
    path: quoteFieldOf(path) ?? path,
    message,
  }));
  const { retryAfterSeconds } = error.options;
  if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
  const data = { ...empty, refused: { values, errors, detail: error.message } };
  return answerPersonalPage(deps, c, 'calculator', data, errorStatus[error.code]);
}
