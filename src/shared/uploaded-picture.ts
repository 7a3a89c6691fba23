/** The widths of a public picture's smaller copies. */
const pictureWidths = [480, 960] as const;

/** Larger public pictures are scaled down to this side length. */
export const pictureLongestSide = 1600;

/**
 * A public picture is one JPEG, whose name contains its size, and a WebP file for each width. `stem` is the random part
 * of the name.
 */
export const pictureFile = (stem: string, width: number, height: number) =>
  `${stem}-${width}x${height}.jpg` as const;

export const pictureVariant = (stem: string, width: number) => `${stem}-${width}.webp` as const;

export const pictureVariantWidths = (width: number): number[] => [
  ...pictureWidths.filter((narrower) => narrower < width),
  width,
];

/** A logo fits this box, which serves print, emails and icons, and its WebP copy `shownLogoBox`, for the site. */
export const logoBox = { width: 640, height: 400 } as const;
const shownLogoBox = { width: 400, height: 96 } as const;

export const logoFile = (stem: string, width: number, height: number) =>
  `${stem}-${width}x${height}.png` as const;

/** The width of the copy for the site. */
export const shownLogoWidth = (width: number, height: number): number =>
  Math.max(1, Math.round(width * Math.min(shownLogoBox.width / width, shownLogoBox.height / height, 1)));

const logoUrl = /^\/uploads\/([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.png$/;

interface UploadedLogo {
  /** Of the file. */
  name: string;
  width: number;
  height: number;
  /** The WebP copy for the site. */
  shown: string;
}

/** Reads a URL such as `/uploads/<name>-640x200.png`; null for any other. */
export function uploadedLogo(url: string): UploadedLogo | null {
  const [, stem, width, height] = logoUrl.exec(url) ?? [];
  if (stem === undefined) return null;
  const size = { width: Number(width), height: Number(height) };
  const shown = pictureVariant(stem, shownLogoWidth(size.width, size.height));
  return { name: url.slice('/uploads/'.length), ...size, shown: `/uploads/${shown}` };
}

/** A customer's photo is one file, a public picture several. */
export function filesOfUpload(name: string): string[] {
  const logo = uploadedLogo(`/uploads/${name}`);
  if (logo) return [name, logo.shown.slice('/uploads/'.length)];
  const [, stem, width] = pictureName.exec(name) ?? [];
  if (stem === undefined) return [name];
  return [name, ...pictureVariantWidths(Number(width)).map((each) => pictureVariant(stem, each))];
}

const pictureName = /^([0-9a-f]{32})-(\d{1,4})x\d{1,4}\.jpg$/;

interface UploadedPicture {
  width: number;
  height: number;
  /** The WebP files, as a `srcset` attribute. */
  srcSet: string;
}

/** Reads a URL such as `/uploads/<name>-1600x1067.jpg`; null for any other. */
export function uploadedPicture(address: string): UploadedPicture | null {
  const [, folder, stem, width, height] = pattern.exec(address) ?? [];
  if (folder === undefined || stem === undefined) return null;
  const srcSet = pictureVariantWidths(Number(width))
    .map((each) => `${folder}${pictureVariant(stem, each)} ${each}w`)
    .join(', ');
  return { width: Number(width), height: Number(height), srcSet };
}

const pattern = /^(\/uploads\/)([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.jpg$/;
