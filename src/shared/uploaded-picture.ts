/** Widths at which a public picture is kept, besides its own; none is larger than the picture. */
const pictureWidths = [480, 960] as const;

/** The longest side of a public picture as it is kept. */
export const pictureLongestSide = 1600;

/**
 * A picture that an administrator has uploaded is one JPEG, whose name says its size, and a WebP of each width.
 * `stem` is the random part of the name.
 */
export const pictureFile = (stem: string, width: number, height: number) =>
  `${stem}-${width}x${height}.jpg` as const;

export const pictureVariant = (stem: string, width: number) => `${stem}-${width}.webp` as const;

export const pictureVariantWidths = (width: number): number[] => [
  ...pictureWidths.filter((narrower) => narrower < width),
  width,
];

/** Every file of an upload: a photo is one, a public picture several. */
export function filesOfUpload(name: string): string[] {
  const [, stem, width] = pictureName.exec(name) ?? [];
  if (stem === undefined) return [name];
  return [name, ...pictureVariantWidths(Number(width)).map((each) => pictureVariant(stem, each))];
}

const pictureName = /^([0-9a-f]{32})-(\d{1,4})x\d{1,4}\.jpg$/;

interface UploadedPicture {
  width: number;
  height: number;
  /** Its WebP files, as the `srcset` attribute. */
  srcSet: string;
}

/** What an address such as `/uploads/<name>-1600x1067.jpg` says of its picture; null for any other address. */
export function uploadedPicture(address: string): UploadedPicture | null {
  const [, folder, stem, width, height] = pattern.exec(address) ?? [];
  if (folder === undefined || stem === undefined) return null;
  const srcSet = pictureVariantWidths(Number(width))
    .map((each) => `${folder}${pictureVariant(stem, each)} ${each}w`)
    .join(', ');
  return { width: Number(width), height: Number(height), srcSet };
}

const pattern = /^(\/uploads\/)([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.jpg$/;
