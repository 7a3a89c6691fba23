import sharp from 'sharp';

/** A picture of 40 × 20 pixels, red on its left half and blue on its right. */
export function twoColors() {
  const half = { create: { width: 20, height: 20, channels: 3, background: 'blue' } } as const;
  return sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } }).composite([
    { input: half, left: 20, top: 0 },
  ]);
}

export const smallJpeg = () => twoColors().jpeg().toBuffer();

/** The body of an upload: one file in the field `image`. */
export function photoForm(
  bytes: Uint8Array,
  { name = 'photo.jpg', type = 'image/jpeg', field = 'image' } = {},
) {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}
