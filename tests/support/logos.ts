import sharp from 'sharp';

interface LogoShape {
  width?: number;
  height?: number;
  color?: string;
  /** Clear if left out. */
  ground?: string;
}

/** A bar of one color with a wide margin, as a PNG; `width` and `height` are those of the bar. */
export const makeLogo = ({
  width = 400,
  height = 100,
  color = '#7a1f3d',
  ground,
}: LogoShape = {}): Promise<Buffer> =>
  sharp({
    create: {
      width: width + 200,
      height: height + 120,
      channels: 4,
      background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([{ input: { create: { width, height, channels: 4, background: color } } }])
    .png()
    .toBuffer();
