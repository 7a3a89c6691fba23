import { type Logo, logoSize, plateOn } from '#company/brand/logo.ts';
import { type SiteColors, siteColors } from '#company/brand/palette.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { uploadedLogo } from '#kit/wire/uploaded-picture.ts';

export interface PrintedBrand {
  name: string;
  colors: SiteColors;
  /** Null: the name stands alone. */
  logo: PrintedLogo | null;
}

interface PrintedLogo {
  png: Buffer;
  /** Points. */
  width: number;
  height: number;
  /** The color behind one that would be lost on white paper. */
  plate: string | null;
}

export async function readPrintedBrand(deps: Pick<Deps, 'db' | 'files' | 'log'>): Promise<PrintedBrand> {
  const { name, logo, colors } = await readProfile(deps.db);
  const all = siteColors(colors);
  return { name, colors: all, logo: logo ? await readLogo(deps, logo, all) : null };
}

/** An invoice does without one that cannot be read now. */
async function readLogo(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  logo: Logo,
  colors: SiteColors,
): Promise<PrintedLogo | null> {
  const png = await files.read(uploadedLogo(logo.url)!.name).catch((error) => {
    log.warn('the logo is missing on an invoice', { error: String(error) });
    return null;
  });
  const plate = plateOn(logo, '#ffffff', colors) === 'dark' ? colors.tealDeep : null;
  return png && { png, plate, ...logoSize(logo, { width: 160, height: 48 }) };
}

/** The brand's colors across the top of the first page. */
export function drawBand(pdf: PDFKit.PDFDocument, { tealDeep, sun }: SiteColors): void {
  pdf.markContent('Artifact');
  pdf.rect(0, 0, pdf.page.width, 12).fill(tealDeep);
  pdf.rect(0, 12, pdf.page.width, 3).fill(sun);
  pdf.endMarkedContent();
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
