import { AppError } from '#kit/server/errors.ts';
import { importLimits } from '#office/imports/imports.ts';
import { refuseFile } from './refuse-file.ts';
import {
  createParser,
  openPart,
  openParts,
  type Parts,
  parsePart,
  unpackedLimits,
  unreadable,
} from './workbook-parts.ts';

/** The rows of the first visible sheet of an XLSX file. Formulas have the value that was stored with them. */
export async function* readWorkbook(bytes: Uint8Array): AsyncGenerator<string[]> {
  try {
    yield* readSheet(bytes);
  } catch (error) {
    // The libraries throw for parts that are broken, or larger than they say.
    throw error instanceof AppError ? error : unreadable();
  }
}

async function* readSheet(bytes: Uint8Array): AsyncGenerator<string[]> {
  const parts = await openParts(bytes);
  const { sheet, isFrom1904 } = await findSheet(parts);
  const texts = await readTexts(parts);
  const isDate = await readDateStyles(parts);
  const merges = await findMerges(parts, sheet);
  let rowNumber = 0;
  let row: string[] = [];
  let column = 0;
  let type = '';
  let style = 0;
  let text = '';
  let isValue = false;
  const finished: string[][] = [];
  const parser = createParser({
    open(name, attributes) {
      if (name === 'row') {
        const number = Number(attributes.r) || rowNumber + 1;
        if (number > importLimits.rows + 100) throw tooManyRows();
        while (rowNumber + 1 < number) {
          rowNumber += 1;
          finished.push([]);
        }
        rowNumber = number;
        row = [];
        column = 0;
      } else if (name === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        type = attributes.t ?? 'n';
        style = Number(attributes.s ?? 0);
        text = '';
      }
      isValue = name === 'v' || (name === 't' && type === 'inlineStr');
    },
    text(part) {
      if (isValue) text += part;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c' && text !== '' && column > 0 && column <= importLimits.columns) {
        row[column - 1] = cellText(text, { type, texts, isDate: isDate[style] === true, isFrom1904 });
      } else if (name === 'row') {
        finished.push(
          fillMerged(
            Array.from(row, (cell) => cell ?? ''),
            rowNumber,
            merges,
          ),
        );
      }
    },
  });
  for await (const chunk of await openPart(parts, sheet, unpackedLimits.sheet)) {
    parser.write(chunk as Buffer);
    yield* finished.splice(0);
  }
  parser.close();
  yield* finished;
}

const tooManyRows = () =>
  refuseFile(`This file has more than ${importLimits.rows.toLocaleString('en')} rows`);

async function findSheet(parts: Parts): Promise<{ sheet: string; isFrom1904: boolean }> {
  const targets = new Map<string, string>();
  await parsePart(parts, 'xl/_rels/workbook.xml.rels', unpackedLimits.other, {
    open(name, { Id, Target = '' }) {
      if (name === 'Relationship' && Id) targets.set(Id, Target);
    },
  });
  let first: string | undefined;
  let isFrom1904 = false;
  await parsePart(parts, 'xl/workbook.xml', unpackedLimits.other, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name === 'sheet' && !/hidden/i.test(attributes.state ?? '')) {
        first ??= targets.get(attributes['r:id'] ?? '');
      }
    },
  });
  const target = first ?? 'worksheets/sheet1.xml';
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`, isFrom1904 };
}

/** Without the readings of Japanese texts. */
async function readTexts(parts: Parts): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isReading = false;
  await parsePart(parts, 'xl/sharedStrings.xml', unpackedLimits.texts, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text(part) {
      if (isText) text += part;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

/** Whether each style shows a number as a date. */
async function readDateStyles(parts: Parts): Promise<boolean[]> {
  const own = new Map<string, string>();
  const isDate: boolean[] = [];
  let isInCells = false;
  await parsePart(parts, 'xl/styles.xml', unpackedLimits.other, {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt') own.set(numFmtId, formatCode);
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) {
        const id = Number(numFmtId);
        // ECMA-376, section 18.8.30.
        const isBuiltIn =
          (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
        const shown = (own.get(numFmtId) ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
        isDate.push(isBuiltIn || /[yd]/i.test(shown));
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return isDate;
}

interface Cell {
  type: string;
  texts: readonly string[];
  isDate: boolean;
  isFrom1904: boolean;
}

function cellText(text: string, { type, texts, isDate, isFrom1904 }: Cell): string {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'e') return '';
  if (type === 'b') return text === '1' ? 'yes' : 'no';
  if (type !== 'n') return text;
  const number = Number(text);
  if (Number.isNaN(number)) return text;
  if (isDate && number >= 1) return serialDate(number + (isFrom1904 ? 1462 : 0));
  return String(Number(number.toPrecision(15)));
}

/** The date of a spreadsheet’s number of days. */
export const serialDate = (days: number): string =>
  new Date(Date.UTC(1899, 11, 30 + Math.floor(days))).toISOString().slice(0, 10);

/** `C12` is in column 3. */
const columnOf = (reference: string) =>
  [...(/^[A-Z]+/i.exec(reference)?.[0].toUpperCase() ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );

interface Merge {
  column: number;
  from: number;
  to: number;
  text: string;
}

/** Cells merged over several rows. A sheet lists them after its rows. */
async function findMerges(parts: Parts, sheet: string): Promise<Merge[]> {
  const merges: Merge[] = [];
  let rest = '';
  for await (const chunk of await openPart(parts, sheet, unpackedLimits.sheet)) {
    const text = rest + (chunk as Buffer).toString('latin1');
    for (const [, column, from, , to] of text.matchAll(/mergeCell ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g)) {
      const merge = { column: columnOf(column!), from: Number(from), to: Number(to), text: '' };
      if (merge.to > merge.from && merges.length < importLimits.rows) merges.push(merge);
    }
    rest = text.slice(-60).replace(/^.*\/>/s, '');
  }
  return merges.sort((one, other) => other.from - one.from);
}

/** Each row has the text of the cells that are merged down to it. `merges` loses those that have ended. */
function fillMerged(row: string[], number: number, merges: Merge[]): string[] {
  for (let index = merges.length - 1; index >= 0; index -= 1) {
    const merge = merges[index]!;
    if (merge.from > number) break;
    if (merge.from === number) merge.text = row[merge.column - 1] ?? '';
    else if (number <= merge.to && merge.text !== '' && !row[merge.column - 1]) {
      while (row.length < merge.column) row.push('');
      row[merge.column - 1] = merge.text;
    }
    if (number >= merge.to) merges.splice(index, 1);
  }
  return row;
}
