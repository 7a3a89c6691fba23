import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import sax from 'sax';
import yauzl from 'yauzl';
import { refuseFile } from './refuse-file.ts';

/** The most that a part may unpack to; the texts that cells share stay in memory. yauzl ends a part that is larger than it says. */
export const unpackedLimits = { sheet: 400_000_000, texts: 60_000_000, other: 20_000_000 };
const maxParts = 10_000;

export interface Parts {
  zip: yauzl.ZipFile;
  entries: Map<string, yauzl.Entry>;
}

/** The parts of an XLSX file, which is a zip. */
export async function openParts(bytes: Uint8Array): Promise<Parts> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    { lazyEntries: true },
  );
  if (zip.entryCount > maxParts) throw unreadable();
  const entries = new Map<string, yauzl.Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.set(entry.fileName.toLowerCase(), entry);
      zip.readEntry();
    });
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
  return { zip, entries };
}

export const unreadable = () =>
  refuseFile('This file can’t be read. Open it in your spreadsheet and save it as .xlsx or .csv');

/** Throws for one that unpacks to more than `limit`. */
export async function openPart({ zip, entries }: Parts, name: string, limit: number): Promise<Readable> {
  const entry = entries.get(name.toLowerCase());
  if (!entry) throw unreadable();
  if (entry.uncompressedSize > limit)
    throw refuseFile('This file unpacks to more than we can read. Split it');
  return promisify<yauzl.Entry, Readable>(zip.openReadStream.bind(zip))(entry);
}

interface Handlers {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Names are without their namespace. */
export function createParser({ open, text, close }: Handlers) {
  const parser = sax.parser(true);
  const decoder = new TextDecoder();
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.onopentag = ({ name, attributes }) => open?.(plain(name), attributes as Record<string, string>);
  parser.ontext = (part) => text?.(part);
  parser.oncdata = (part) => text?.(part);
  parser.onclosetag = (name) => close?.(plain(name));
  parser.onerror = (error) => {
    throw error;
  };
  return {
    write: (chunk: Buffer) => void parser.write(decoder.decode(chunk, { stream: true })),
    close: () => void parser.close(),
  };
}

/** Passes by a part that is missing. */
export async function parsePart(
  parts: Parts,
  name: string,
  limit: number,
  handlers: Handlers,
): Promise<void> {
  if (!parts.entries.has(name.toLowerCase())) return;
  const parser = createParser(handlers);
  for await (const chunk of await openPart(parts, name, limit)) parser.write(chunk as Buffer);
  parser.close();
}
