import assert from 'node:assert/strict';
import { crc32, deflateRawSync } from 'node:zlib';
import { adminApi } from '#kit/paths/paths.ts';
import type { Import, ImportCheck, ImportKind } from '#office/imports/imports.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import { deliverImport } from './import-worker.ts';

type Content = string | Uint8Array;

export async function sendFile(
  t: TestApp,
  kind: string,
  content: Content,
  name = 'file.csv',
): Promise<Response> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([content as BlobPart], name));
  return t.adminCall('POST', adminApi.imports, form);
}

export async function upload(t: TestApp, kind: ImportKind, content: Content, name?: string): Promise<Import> {
  const answer = await sendFile(t, kind, content, name);
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as Import;
}

export const check = (t: TestApp, id: number) => request<ImportCheck>(t, 'POST', adminApi.checkImport(id));

export const readImport = (t: TestApp, id: number) => request<Import>(t, 'GET', adminApi.import(id));

/** Carries out the jobs of imports, as the worker does. */
export async function workOff({ deps: { db, clock } }: TestApp, signal = new AbortController().signal) {
  const jobs = await db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('kind', '=', 'import')
    .where('status', '=', 'pending')
    .execute();
  for (const job of jobs) {
    const { isSent } = await deliverImport({ db, clock }, job, signal);
    if (isSent) await db.updateTable('outbox').set({ status: 'sent' }).where('id', '=', job.id).execute();
  }
}

export async function run(t: TestApp, id: number): Promise<Import> {
  await request<Import>(t, 'POST', adminApi.runImport(id));
  await workOff(t);
  return readImport(t, id);
}

export async function importFile(t: TestApp, kind: ImportKind, content: Content, name?: string) {
  const { id } = await upload(t, kind, content, name);
  return run(t, id);
}

type Value = string | number | { date: number } | { formula: string; value: number } | null;

/** An XLSX file with one sheet. `merges` are references such as `A2:A4`. */
export function makeWorkbook(rows: readonly (readonly Value[])[], merges: readonly string[] = []): Buffer {
  const texts: string[] = [];
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const cell = (value: Value, reference: string) => {
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
    if (typeof value === 'string')
      return `<c r="${reference}" t="s"><v>${texts.push(escaped(value)) - 1}</v></c>`;
    if ('date' in value) return `<c r="${reference}" s="1"><v>${value.date}</v></c>`;
    return `<c r="${reference}"><f>${value.formula}</f><v>${value.value}</v></c>`;
  };
  const lines = rows.map((row, index) => {
    const cells = row.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${index + 1}`));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  const merged = merges.map((reference) => `<mergeCell ref="${reference}"/>`).join('');
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  return makeZip({
    'xl/workbook.xml': `<workbook ${main} xmlns:r="r"><sheets><sheet name="Old" state="hidden" r:id="r0"/><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${lines.join('')}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`,
    'xl/sharedStrings.xml': `<sst ${main}>${texts.map((text) => `<si><r><t>${text}</t></r></si>`).join('')}</sst>`,
  });
}

/** `sizes` are what the archive says that its parts unpack to. */
export function makeZip(parts: Record<string, string | Buffer>, sizes: Record<string, number> = {}): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(sizes[name] ?? data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name)]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(name)]));
    files.push(head, packed);
    offset += head.length + packed.length;
  }
  const listing = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listing, Buffer.from('PK\x05\x06'), end]);
}
