const box = (type: string, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([numbers(4, body.length + 8), Buffer.from(type, 'latin1'), body]);
};

const fullBox = (type: string, version: number, ...parts: Uint8Array[]) =>
  box(type, numbers(4, version << 24), ...parts);

function numbers(bytes: number, ...values: number[]): Buffer {
  const buffer = Buffer.alloc(bytes * values.length);
  for (const [index, value] of values.entries()) buffer.writeUIntBE(value, index * bytes, bytes);
  return buffer;
}

const side = 512;
/** One tile, all of it #c03020. */
const decoderBox = Buffer.from(
  'AAAAeWh2Y0MBA3AAAAAAAAAAAABa8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwBaugJAIQABACxCAQEDcAAAAwCQAAADAAADAFqgBAIAgFlupJKa5uBAQMCAAAADAIAAAAMAhCIAAQAHRAHBcrBiQA==',
  'base64',
);
const coded = Buffer.from(
  'AAAAbSgBrwtEF0tSkoRA+sbB1//4V3v2oEHLU+0yxRUh7JCCFCpKIATsqG/FQSoZ5WAAAAiYkwpCSAAAAwAAH9CHAAADAAADAAB7QAAAAwAAAwAAHZAAAAMAAAMAAVUAAAMAAAMABpwAAAMAAAMAD4g=',
  'base64',
);

/** A red picture of tiles, as an iPhone stores one, turned by so many quarters. */
export function heicGrid(width: number, height: number, quarters = 0): Buffer {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const tiles = Array.from({ length: columns * rows }, (_, index) => index + 2);
  const item = (id: number, type: string) =>
    fullBox('infe', 2, numbers(2, id, 0), Buffer.from(`${type}\0`, 'latin1'));
  const grid = Buffer.concat([numbers(1, 0, 1, rows - 1, columns - 1), numbers(4, width, height)]);
  const size = (...values: number[]) => fullBox('ispe', 0, numbers(4, ...values));
  const properties = box(
    'iprp',
    box('ipco', decoderBox, size(side, side), size(width, height), box('irot', numbers(1, quarters))),
    fullBox(
      'ipma',
      0,
      numbers(4, tiles.length + 1),
      numbers(2, 1),
      numbers(1, 2, 3, 0x84),
      ...tiles.flatMap((id) => [numbers(2, id), numbers(1, 2, 0x81, 2)]),
    ),
  );
  const type = box('ftyp', Buffer.from('heic'), numbers(4, 0), Buffer.from('mif1heic'));
  const meta = (offset: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, numbers(4, 0), Buffer.from('pict'), numbers(4, 0, 0, 0), numbers(1, 0)),
      fullBox('pitm', 0, numbers(2, 1)),
      fullBox(
        'iloc',
        1,
        numbers(1, 0x44, 0),
        numbers(2, tiles.length + 1, 1, 1, 0, 1),
        numbers(4, 0, grid.length),
        ...tiles.flatMap((id) => [numbers(2, id, 0, 0, 1), numbers(4, offset, coded.length)]),
      ),
      fullBox(
        'iinf',
        0,
        numbers(2, tiles.length + 1),
        item(1, 'grid'),
        ...tiles.map((id) => item(id, 'hvc1')),
      ),
      fullBox('iref', 0, box('dimg', numbers(2, 1, tiles.length, ...tiles))),
      properties,
      box('idat', grid),
    );
  const offset = type.length + meta(0).length + 8;
  return Buffer.concat([type, meta(offset), box('mdat', coded)]);
}
