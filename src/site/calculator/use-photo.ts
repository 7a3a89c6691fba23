import { useState } from 'react';
import { type UploadAnswer, uploadField, uploadLimits } from '#company/pictures/uploads.ts';
import { fetchJson } from '#kit/pages/api-client.ts';
import { randomKey } from '#kit/pages/idempotency-key.ts';
import { api } from '#kit/paths/paths.ts';
import * as text from '#visits/quote-page/quote-details-page-texts.ts';
import type { QuoteSession } from './quote-session.ts';

interface Chosen {
  file: File;
  /** Null if the browser can't show the file. */
  previewUrl: string | null;
  /** One idempotency key per file, so a repeated upload is stored once. */
  key: string;
}

interface Store {
  /** The uploaded photo survives a reload; the chosen file doesn't. */
  uploaded: QuoteSession['photo'];
  onUploaded: (photo: QuoteSession['photo']) => void;
  onError: (message: string | null) => void;
}

/** The quote's optional photo. The upload happens when the quote is sent. */
export function usePhoto({ uploaded, onUploaded, onError }: Store) {
  const [chosen, setChosen] = useState<Chosen | null>(null);

  function put(next: Chosen | null) {
    if (chosen?.previewUrl) URL.revokeObjectURL(chosen.previewUrl);
    setChosen(next);
    onUploaded(null);
  }

  /** False if the file is unusable; `onError` receives the reason. */
  function choose(file: File): boolean {
    const message = fileError(file);
    onError(message);
    put(message ? null : { file, previewUrl: URL.createObjectURL(file), key: randomKey() });
    return message === null;
  }

  /** Called when the preview fails to load. False if the file is unusable. */
  function keepWithoutPreview(): boolean {
    if (!chosen || shownEverywhere.includes(chosen.file.type)) {
      put(null);
      onError(text.photoUnreadable);
      return false;
    }
    setChosen({ ...chosen, previewUrl: null });
    return true;
  }

  function remove() {
    onError(null);
    put(null);
  }

  /** The photo's URL, or null without a photo. */
  async function upload(): Promise<string | null> {
    if (uploaded || !chosen) return uploaded?.imageUrl ?? null;
    const body = new FormData();
    body.set(uploadField, chosen.file);
    const { imageUrl } = await fetchJson<UploadAnswer>(api.upload, {
      method: 'POST',
      body,
      idempotencyKey: chosen.key,
      timeoutMs: 60_000,
    });
    onUploaded({ name: chosen.file.name, imageUrl });
    return imageUrl;
  }

  /** The uploaded photo no longer exists: the next submission uploads the file again. */
  function renew() {
    setChosen(chosen && { ...chosen, key: randomKey() });
    onUploaded(null);
  }

  const name = chosen?.file.name ?? uploaded?.name ?? null;
  const previewUrl = chosen?.previewUrl ?? null;
  return { name, previewUrl, choose, keepWithoutPreview, remove, upload, renew };
}

export type PhotoControls = ReturnType<typeof usePhoto>;

/** Older browsers can't show WebP and AVIF, which the server accepts. */
const shownEverywhere = ['image/jpeg', 'image/png', 'image/gif'];

/** Phones name no type or an odd one for some photos, so the server looks at the bytes. */
const isOtherType = /^(text|video|audio)|svg|pdf/;

function fileError(file: File): string | null {
  if (isOtherType.test(file.type)) return text.photoOfOtherType;
  if (file.size > uploadLimits.bytes) return text.photoTooLarge;
  return null;
}
