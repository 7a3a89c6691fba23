import { logoSize, plateOn } from '#company/brand/logo.ts';
import { siteColors } from '#company/brand/palette.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { uploadedLogo } from '#kit/wire/uploaded-picture.ts';

export interface PrintedLogo {
  png: Buffer;
  /** The name of the business. */
  alt: string;
  /** Points. */
  width: number;
  height: number;
  /** The color behind one that would be lost on white paper. */
  plate: string | null;
}

/** Null without a logo. An invoice does without one that cannot be read now. */
export async function readPrintedLogo(deps: Pick<Deps, 'db' | 'files' | 'log'>): Promise<PrintedLogo | null> {
  const { name, logo, colors } = await readProfile(deps.db);
  if (!logo) return null;
  const png = await deps.files.read(uploadedLogo(logo.url)!.name).catch((error) => {
    deps.log.warn('the logo is missing on an invoice', { error: String(error) });
    return null;
  });
  const all = siteColors(colors);
  const plate = plateOn(logo, '#ffffff', all) === 'dark' ? all.tealDeep : null;
  return png && { png, alt: name, plate, ...logoSize(logo, { width: 160, height: 48 }) };
}

/** At the top of the first page, where the text then goes on. */
export function drawLogo(
  pdf: PDFKit.PDFDocument,
  { png, width, height, plate }: PrintedLogo,
  alt: string,
): PDFKit.PDFStructureElement {
  const { x: left, y: top } = pdf;
  const padding = plate ? 8 : 0;
  return pdf.struct('Figure', { alt }, () => {
    if (plate) pdf.roundedRect(left, top, width + 2 * padding, height + 2 * padding, 6).fill(plate);
    pdf.image(png, left + padding, top + padding, { width, height });
    pdf.x = left;
    pdf.y = top + height + 2 * padding + 14;
  });
}
