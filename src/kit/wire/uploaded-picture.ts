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
  /** The file's name. */
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

/** A picture in a place of the site has this shape, as its illustrations have. */
export const sitePictureRatio = 3 / 2;

const sitePictureWidths = [480, 656, 960, 1280, 1600] as const;

/** For the AVIF files; the last is the picture's own width. */
export const sitePictureVariantWidths = (width: number): number[] => [
  ...sitePictureWidths.filter((narrower) => narrower < width),
  width,
];

export const sitePictureFile = (stem: string, width: number, height: number) =>
  `${stem}-${width}x${height}.avif` as const;

export const sitePictureVariant = (stem: string, width: number) => `${stem}-${width}.avif` as const;

/** For share cards, search engines and old browsers. */
export const sitePictureJpeg = (stem: string) => `${stem}-share.jpg` as const;

const sitePictureUrl = /^\/uploads\/([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.avif$/;

interface UploadedSitePicture {
  width: number;
  height: number;
  /** The AVIF files, as a `srcset` attribute. */
  srcSet: string;
  jpeg: string;
  /** The names of all files. */
  files: string[];
}

/** Reads a URL such as `/uploads/<name>-1600x1067.avif`; null for any other. */
export function uploadedSitePicture(url: string): UploadedSitePicture | null {
  const [, stem, width, height] = sitePictureUrl.exec(url) ?? [];
  if (stem === undefined) return null;
  const size = { width: Number(width), height: Number(height) };
  const own = url.slice('/uploads/'.length);
  const avifs = sitePictureVariantWidths(size.width).map((each) => ({
    each,
    name: each === size.width ? own : sitePictureVariant(stem, each),
  }));
  return {
    ...size,
    srcSet: avifs.map(({ name, each }) => `/uploads/${name} ${each}w`).join(', '),
    jpeg: `/uploads/${sitePictureJpeg(stem)}`,
    files: [...avifs.map(({ name }) => name), sitePictureJpeg(stem)],
  };
}

/** A customer's photo is one file, a public picture several. */
export function filesOfUpload(name: string): string[] {
  const sitePicture = uploadedSitePicture(`/uploads/${name}`);
  if (sitePicture) return sitePicture.files;
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
