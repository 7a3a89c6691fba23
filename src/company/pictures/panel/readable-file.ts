import { shrinkPhoto } from './shrink-photo.ts';

/** For a logo on paper. */
const longestSide = 1600;

/**
 * The file, or what the browser makes of one that the server does not read: a PNG of an SVG, which as a picture runs and
 * loads nothing, and a JPEG of an iPhone's HEIC.
 */
export async function readableFile(file: File): Promise<File> {
  if (/hei[cf]/i.test(file.type + file.name)) return new File([await shrinkPhoto(file)], file.name);
  if (!file.type.includes('svg')) return file;
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const scale = longestSide / Math.max(picture.naturalWidth, picture.naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return png ? new File([png], file.name) : file;
  } catch {
    // The server says that it cannot read it.
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
}
