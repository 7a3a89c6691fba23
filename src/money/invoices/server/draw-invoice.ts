import type { Language } from '#kit/language/language.ts';
import type { Deps } from '#kit/server/deps.ts';
import {
  type InvoiceDocument,
  type InvoiceWords,
  invoiceDocument,
} from '#money/invoices/invoice-document.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { invoiceWords } from './invoice-words.ts';
import { createPrintableText, fontFiles, replacement } from './printable-text.ts';
import { drawBand, drawLogo, readPrintedBrand } from './printed-brand.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

const margin = 54;
const textSize = 10.5;
const ink = '#1f2933';
const soft = '#52606d';
const line = '#d9dee3';

/** Left edges and widths of the columns, in points, on the 504 between the margins. */
const columns = [
  { left: 0, width: 270, align: 'left' },
  { left: 280, width: 50, align: 'right' },
  { left: 340, width: 74, align: 'right' },
  { left: 424, width: 80, align: 'right' },
] as const;

/** The invoice as a tagged PDF that says the same as its page. Loads the library with the first one. */
export async function drawInvoice(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  invoice: Invoice,
  language: Language,
): Promise<Buffer> {
  const brand = await readPrintedBrand(deps);
  const words = invoiceWords[language];
  const { default: PdfDocument } = await import('pdfkit');
  const { print, hasReplaced } = await createPrintableText();
  const document = invoiceDocument(invoice, words);
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin,
    // The last page is known before the first one says how many there are.
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: `${language}-US`,
    font: fontFiles.regular,
    info: {
      Title: print(document.title),
      Author: print(invoice.legalName),
      CreationDate: new Date(invoice.createdAt),
    },
  });
  pdf.registerFont('regular', fontFiles.regular).registerFont('bold', fontFiles.bold);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawBand(pdf, brand.colors);
  if (brand.logo) root.add(drawLogo(pdf, brand.logo, print(brand.name)));
  drawHead({ pdf, root, print }, document, words);
  drawLines({ pdf, root, print }, document, words);
  drawSums({ pdf, root, print }, document);
  if (document.notes !== '') paragraph({ pdf, root, print }, document.notes);
  if (hasReplaced()) {
    paragraph({ pdf, root, print }, words.replaced(replacement, invoice.url ?? ''));
  }
  root.end();
  numberPages(pdf, print(document.title), words);
  pdf.end();
  return finished;
}

interface Canvas {
  pdf: Pdf;
  root: Element;
  print: (text: string) => string;
}

function drawHead(
  { pdf, root, print }: Canvas,
  { title, state, from, to, facts }: InvoiceDocument,
  words: InvoiceWords,
): void {
  root.add(
    pdf.struct('H1', {}, () => {
      pdf.font('bold').fontSize(22).fillColor(ink).text(print(title));
    }),
  );
  paragraph({ pdf, root, print }, state);
  const blocks = [
    [words.from, from.join('\n')],
    [words.billedTo, to.join('\n')],
    ...facts.map(({ label, value }) => [label, value]),
  ] as [string, string][];
  pdf.moveDown(0.5);
  for (const [label, value] of blocks) pair({ pdf, root, print }, label, value);
}

/** A label with its text beside it. */
function pair({ pdf, root, print }: Canvas, label: string, value: string): void {
  const text = print(value);
  pdf.font('regular').fontSize(textSize);
  const height = pdf.heightOfString(text, { width: 384 });
  makeRoom(pdf, height);
  const top = pdf.y;
  root.add(
    pdf.struct('P', {}, () => {
      pdf.fillColor(soft).text(`${label}: `, margin, top, { width: 110 });
      pdf.fillColor(ink).text(text, margin + 120, top, { width: 384 });
    }),
  );
  pdf.x = margin;
  pdf.y = top + height + 3;
}

function drawLines({ pdf, root, print }: Canvas, { lines }: InvoiceDocument, words: InvoiceWords): void {
  const table = pdf.struct('Table');
  root.add(table);
  pdf.moveDown(1);
  row({ pdf, root: table, print }, [...words.columns], 'TH');
  for (const { title, quantity, unitPrice, amount } of lines) {
    row({ pdf, root: table, print }, [title, quantity, unitPrice, amount], 'TD', words.columns);
  }
  table.end();
}

const looks = { TH: { font: 'bold', color: soft }, TD: { font: 'regular', color: ink } } as const;
type Cell = keyof typeof looks;

function rowHeight(pdf: Pdf, texts: readonly string[], type: Cell): number {
  pdf.font(looks[type].font).fontSize(textSize);
  return Math.max(...texts.map((text, index) => pdf.heightOfString(text, { width: columns[index]!.width })));
}

/** A reader of tags has met the headings; on paper each page needs them. */
function repeatHeadings(pdf: Pdf, texts: readonly string[]): void {
  const height = rowHeight(pdf, texts, 'TH');
  const top = pdf.y + 5;
  pdf.markContent('Artifact');
  for (const [index, text] of texts.entries()) drawCell(pdf, text, index, { top, type: 'TH' });
  pdf.endMarkedContent();
  underline(pdf, top + height + 5);
}

const drawCell = (pdf: Pdf, text: string, index: number, { top, type }: { top: number; type: Cell }) => {
  const { left, width, align } = columns[index]!;
  const { font, color } = looks[type];
  pdf
    .font(font)
    .fontSize(textSize)
    .fillColor(color)
    .text(text, margin + left, top, { width, align });
};

/** `headings` stand again above the row where it begins a page. */
function row(
  { pdf, root, print }: Canvas,
  cells: readonly string[],
  type: Cell,
  headings: readonly string[] = [],
): void {
  const texts = cells.map(print);
  const height = rowHeight(pdf, texts, type);
  if (makeRoom(pdf, height + 12) && headings.length > 0) repeatHeadings(pdf, headings.map(print));
  const top = pdf.y + 5;
  const tableRow = pdf.struct('TR');
  root.add(tableRow);
  texts.forEach((text, index) => {
    tableRow.add(pdf.struct(type, {}, () => drawCell(pdf, text, index, { top, type })));
  });
  tableRow.end();
  underline(pdf, top + height + 5);
}

function underline(pdf: Pdf, bottom: number): void {
  pdf.markContent('Artifact');
  pdf
    .moveTo(margin, bottom)
    .lineTo(margin + 504, bottom)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  pdf.endMarkedContent();
  pdf.x = margin;
  pdf.y = bottom;
}

function drawSums({ pdf, root, print }: Canvas, { sums }: InvoiceDocument): void {
  pdf.moveDown(0.7);
  for (const { label, value, isTotal } of sums) {
    pdf.font(isTotal ? 'bold' : 'regular').fontSize(isTotal ? 13 : textSize);
    makeRoom(pdf, 20);
    const top = pdf.y;
    root.add(
      pdf.struct('P', {}, () => {
        pdf.fillColor(ink).text(`${print(label)} `, margin + 150, top, { width: 250, align: 'right' });
        pdf.text(print(value), margin + 404, top, { width: 100, align: 'right' });
      }),
    );
    pdf.x = margin;
    pdf.y = top + (isTotal ? 20 : 16);
  }
}

function paragraph({ pdf, root, print }: Canvas, text: string): void {
  const shown = print(text);
  pdf.moveDown(0.7);
  root.add(
    pdf.struct('P', {}, () => {
      pdf.font('regular').fontSize(textSize).fillColor(soft).text(shown, margin, pdf.y, { width: 504 });
    }),
  );
}

/** Begins a page where the current one has no room, and says whether it did. */
function makeRoom(pdf: Pdf, height: number): boolean {
  const isFull = pdf.y + height > pdf.page.height - margin;
  if (isFull) pdf.addPage();
  return isFull;
}

/** Pages that come apart say to which invoice they belong. */
function numberPages(pdf: Pdf, title: string, words: InvoiceWords): void {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    pdf.markContent('Artifact');
    const top = pdf.page.height - margin + 18;
    pdf.font('regular').fontSize(9).fillColor(soft);
    pdf.text(title, margin, top, { lineBreak: false });
    const place = words.pageNumber(index + 1, count);
    pdf.text(place, margin + 504 - pdf.widthOfString(place), top, { lineBreak: false });
    pdf.endMarkedContent();
  }
}
