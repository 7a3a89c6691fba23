import type { Editor } from '@tiptap/react';
import { uploadAnswerSchema, uploadField } from '#company/pictures/uploads.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { notify } from '#kit/panel/ui/toasts.tsx';
import { adminApi } from '#kit/paths/paths.ts';

/** Uploads pasted pictures, which stand in the text under a URL of the browser until then; see `cleanHtml`. */
export async function uploadPasted(editor: Editor, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    try {
      const body = new FormData();
      body.set(uploadField, new File([await readPicture(url)], 'pasted.png'));
      const call = { method: 'POST', body, timeoutMs: 120_000 } as const;
      const { imageUrl } = await fetchAdmin(uploadAnswerSchema, adminApi.upload, call);
      replacePicture(editor, url, imageUrl);
    } catch (error) {
      replacePicture(editor, url, null);
      notify({ title: 'We left out a picture', text: errorMessage(error), kind: 'failed' });
    } finally {
      URL.revokeObjectURL(url);
    }
  }
}

/** The page's policy allows no fetch of such a URL, but a picture of it. */
async function readPicture(url: string): Promise<Blob> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.95));
  if (!blob) throw new Error('The browser cannot draw this picture');
  return blob;
}

function replacePicture(editor: Editor, from: string, to: string | null): void {
  if (editor.isDestroyed) return;
  const { tr } = editor.state;
  const places: number[] = [];
  editor.state.doc.descendants((node, place) => {
    if (node.type.name === 'image' && node.attrs.src === from) places.push(place);
  });
  for (const place of places.reverse()) {
    if (to) tr.setNodeAttribute(place, 'src', to);
    else tr.delete(place, place + 1);
  }
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}
