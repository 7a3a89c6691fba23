import sharp from 'sharp';

/** A small picture of one color. */
export const makePhoto = (width = 320, height = 240): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#8a5200' } })
    .jpeg()
    .toBuffer();
