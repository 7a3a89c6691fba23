import { useState } from 'react';
import type { FieldError } from '#shared/errors.ts';
import { formatCents, formatDollars, parseCents } from '#shared/money.ts';
import { api } from '#shared/paths.ts';
import { hoursText } from '#shared/profile.ts';
import { quoteFieldOf, quoteFormErrors, toContactInput } from '#shared/quote-form.ts';
import type { ContactAnswer } from '#shared/requests.ts';
import { splitName } from '#shared/text.ts';
import { ApiError, fetchJson } from '#web/api-client.ts';
import { reportConversion } from '#web/conversion.ts';
import { keyFor } from '#web/idempotency-key.ts';
import { useProfile } from '#web/profile.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { failureText } from '../lead/failure-text.ts';
import { preHydrationValues } from '../lead/pre-hydration-values.ts';
import { readVisitStart } from '../lead/session-storage.ts';
import { useSending } from '../lead/use-sending.ts';
import { emptySession, type QuoteSession } from './quote-session.ts';
import type { SentQuote } from './sent-quote.ts';
import type { CartControls } from './use-cart.ts';
import type { PhotoControls } from './use-photo.ts';

interface Submission {
  read: () => QuoteSession;
  update: (change: Partial<QuoteSession>) => void;
  cart: CartControls;
  /** The total on the screen, in cents. */
  totalCents: number;
  photo: PhotoControls;
  today: string;
  /** Errors by field; an empty list clears them. */
  onErrors: (errors: FieldError[]) => void;
  onPriceChanged: (totalCents: number) => void;
  /** A service of the cart is no longer offered. */
  onCartRefused: (message: string) => void;
  onSent: (quote: SentQuote) => void;
}

/** Sends the quote once, however often the button is pressed. See docs/product.md#quote-form. */
export function useSubmitQuote(submission: Submission) {
  const { isSending, sendOnce } = useSending();
  const [failure, setFailure] = useState<string | null>(null);
  const { replyWithinHours, hours } = useProfile();

  async function submit() {
    const errors = quoteFormErrors(submission.read().form, { today: submission.today, hours });
    submission.onErrors(errors);
    setFailure(null);
    if (errors.length > 0) return;
    await sendOnce(async () => {
      try {
        const sent = await send(submission);
        showToast({
          title: 'Quote Request Sent!',
          description: `We'll contact you within ${hoursText(replyWithinHours.quote)} with your personalized quote`,
        });
        submission.update(emptySession);
        submission.onSent(sent);
      } catch (error) {
        explain(error);
      }
    });
  }

  function explain(error: unknown) {
    const description = failureText(error);
    showToast({ title: 'Error', description, variant: 'destructive' });
    const problem = error instanceof ApiError ? error.problem : null;
    const errors = (problem?.errors ?? []).map(({ path, message }) => ({
      path: quoteFieldOf(path),
      message,
    }));
    if (problem?.code === 'price-changed') {
      submission.onPriceChanged(parseCents((problem.current as { total: string }).total));
    }
    if (errors.some(({ path }) => path === 'items')) return submission.onCartRefused(description);
    if (errors.some(({ path }) => path === 'photo')) submission.photo.renew();
    const placed = errors.flatMap(({ path, message }) => (path ? [{ path, message }] : []));
    if (placed.length > 0) submission.onErrors(placed);
    else setFailure(description);
  }

  return { submit, isSending, failure };
}

async function send({ read, cart, totalCents, photo }: Submission): Promise<SentQuote> {
  const { imageUrl, isPhotoLost } = await uploadPhoto(photo);
  const { form } = read();
  const items = cart.lines.map(({ service, quantity }) => ({ serviceId: service.id, quantity }));
  const body = toContactInput(form, items, { imageUrl, expectedTotal: formatCents(totalCents) });
  const { quoteId, total } = await fetchJson<ContactAnswer>(api.contact, {
    method: 'POST',
    body: { ...preHydrationValues(), ...body, source: readVisitStart() },
    idempotencyKey: await keyFor(body),
  });
  if (quoteId !== null && total !== null) reportConversion({ id: quoteId, total });
  return {
    firstName: splitName(form.name).firstName,
    lines: cart.lines,
    price: cart.price,
    total: total && formatDollars(parseCents(total), { exact: true }),
    form,
    photoName: imageUrl && photo.name,
    isPhotoLost,
  };
}

/** A photo that cannot be uploaded never holds the quote back. */
async function uploadPhoto(photo: PhotoControls): Promise<{ imageUrl: string | null; isPhotoLost: boolean }> {
  if (!photo.name) return { imageUrl: null, isPhotoLost: false };
  try {
    const imageUrl = await photo.upload();
    showToast({ title: 'Image uploaded.' });
    return { imageUrl, isPhotoLost: false };
  } catch {
    showToast({
      title: 'Warning',
      description: 'Image upload failed, but your request will still be sent',
      variant: 'destructive',
    });
    return { imageUrl: null, isPhotoLost: true };
  }
}
