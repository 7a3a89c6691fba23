import { useState } from 'react';
import { api } from '#shared/paths.ts';
import { type UploadAnswer, uploadField, uploadLimits, uploadTypes } from '#shared/uploads.ts';
import { fetchJson } from '#web/api-client.ts';
import { randomKey } from '#web/idempotency-key.ts';
import type { QuoteSession } from './quote-session.ts';

interface Chosen {
  file: File;
  /** Null where the browser cannot show it. */
  previewUrl: string | null;
  /** One key for one file: a repeated upload stores nothing twice. */
  key: string;
}

interface Store {
  /** What the server already holds; survives a reload, as the file itself cannot. */
  uploaded: QuoteSession['photo'];
  onUploaded: (photo: QuoteSession['photo']) => void;
  onError: (message: string | null) => void;
}

/** The one optional photo of a quote: chosen, shown, checked, uploaded when the quote is sent. */
export function usePhoto({ uploaded, onUploaded, onError }: Store) {
  const [chosen, setChosen] = useState<Chosen | null>(null);

  function put(next: Chosen | null) {
    if (chosen?.previewUrl) URL.revokeObjectURL(chosen.previewUrl);
    setChosen(next);
    onUploaded(null);
  }

  /** False where the file cannot be used; the message says why. */
  function choose(file: File): boolean {
    const message = fileError(file);
    onError(message);
    put(message ? null : { file, previewUrl: URL.createObjectURL(file), key: randomKey() });
    return message === null;
  }

  /** Called when the browser fails to show the file; false where it cannot be used then. */
  function keepWithoutPreview(): boolean {
    if (!chosen || shownEverywhere.includes(chosen.file.type)) {
      put(null);
      onError('We can’t read this photo. Please choose another one');
      return false;
    }
    setChosen({ ...chosen, previewUrl: null });
    return true;
  }

  function remove() {
    onError(null);
    put(null);
  }

  /** The address of the photo on the server, null without a photo. Throws what callApi throws. */
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

  /** The server has lost or given away the uploaded photo: the next sending uploads the chosen file anew. */
  function renew() {
    setChosen(chosen && { ...chosen, key: randomKey() });
    onUploaded(null);
  }

  const name = chosen?.file.name ?? uploaded?.name ?? null;
  const previewUrl = chosen?.previewUrl ?? null;
  return { name, previewUrl, choose, keepWithoutPreview, remove, upload, renew };
}

export type PhotoControls = ReturnType<typeof usePhoto>;

/** Older browsers know neither WebP nor AVIF, which the server reads. */
const shownEverywhere = ['image/jpeg', 'image/png', 'image/gif'];

function fileError(file: File): string | null {
  if (!uploadTypes.split(',').includes(file.type)) return 'Please choose a JPG, PNG, GIF, WebP or AVIF photo';
  if (file.size > uploadLimits.bytes) return 'This photo is larger than 10 MB. Please choose a smaller one';
  return null;
}
