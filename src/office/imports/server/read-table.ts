import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { importLimits } from '#office/imports/imports.ts';
import { readWorkbook } from './read-workbook.ts';
import { refuseFile } from './refuse-file.ts';

const chunkBytes = 65_536;

/** The rows of a CSV or XLSX file, blank ones included, as texts. */
export async function* readTable(bytes: Uint8Array): AsyncGenerator<string[]> {
  const rows = isZip(bytes) ? readWorkbook(bytes) : readCsv(bytes);
  for await (const row of rows) yield row.slice(0, importLimits.columns).map(cleanCell);
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;

/** Exports put an apostrophe before what a spreadsheet would take for a formula (`kit/http/csv.ts`). */
const cleanCell = (cell: string) =>
  cell
    .replaceAll('\0', '')
    .replace(/^'(?='*\s*[=+\-@]|'*[\t\r\n])/, '')
    .slice(0, importLimits.cell)
    .trim();

async function* readCsv(bytes: Uint8Array): AsyncGenerator<string[]> {
  const decode = getDecoder(bytes);
  const head = decode(bytes.subarray(0, chunkBytes));
  if (/^\uFEFF?\s*(?:BEGIN:VCARD|<!doctype|<html|<table|<\?xml|\[?\{)/i.test(head)) throw refuseFile(noTable);
  const delimiter = guessDelimiter(head);
  const decodeNext = getDecoder(bytes);
  async function* texts() {
    for (let start = 0; start < bytes.length; start += chunkBytes) {
      yield decodeNext(bytes.subarray(start, start + chunkBytes));
      await new Promise(setImmediate);
    }
  }
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter });
  // `for await` over the parser meets a failure of the source as well.
  const source = Readable.from(texts()).on('error', (error) => parser.destroy(error));
  let isSplit: boolean | undefined;
  for await (const row of source.pipe(parser) as AsyncIterable<string[]>) {
    isSplit ??= row.length === 1 && splitAgain(row[0]!).length > 2;
    yield isSplit && row.length === 1 ? splitAgain(row[0]!) : row;
  }
}

/** Some programs put quotes around whole lines. */
const splitAgain = (line: string): string[] =>
  Papa.parse<string[]>(line, { delimiter: guessDelimiter(line) }).data[0] ?? [];

const delimiters = [',', ';', '\t', '|'];

/** The one that most lines have the same number of; a comma where there is none. */
function guessDelimiter(head: string): string {
  const scores = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(head, { preview: 20, delimiter, skipEmptyLines: 'greedy' });
    const counts = new Map<number, number>();
    for (const { length } of data) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    const [cells = 1, lines = 0] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? [];
    return { delimiter, lines, cells };
  });
  scores.sort((one, other) => other.lines - one.lines || other.cells - one.cells);
  return scores[0]!.lines > 0 ? scores[0]!.delimiter : ',';
}

const noTable = 'This is no CSV or XLSX file. Export your list as CSV and choose that one';

/** By the mark at the beginning, the zeros of plain letters in two bytes, or because it is no UTF-8. */
function getDecoder(bytes: Uint8Array): (chunk: Uint8Array) => string {
  const start = bytes.subarray(0, 1000);
  const zeros = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const isWide = (parity: number) => zeros(parity) > start.length / 4;
  const encoding =
    (start[0] === 0xff && start[1] === 0xfe) || isWide(1)
      ? 'utf-16le'
      : (start[0] === 0xfe && start[1] === 0xff) || isWide(0)
        ? 'utf-16be'
        : isUtf8(bytes)
          ? 'utf-8'
          : 'windows-1252';
  if (!encoding.startsWith('utf-16') && start.includes(0)) {
    const isOldExcel = start[0] === 0xd0 && start[1] === 0xcf;
    throw refuseFile(
      isOldExcel ? 'This is an old Excel file. Save it as .xlsx or .csv and choose that one' : noTable,
    );
  }
  const decoder = new TextDecoder(encoding);
  return (chunk) => decoder.decode(chunk, { stream: true });
}
