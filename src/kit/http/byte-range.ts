/** The arguments of `subarray`. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of `size` bytes that `Range` asks for; undefined for the whole, null where there is no such part. Several
 * parts, another unit and what cannot be read count as the whole. RFC 9110, section 14.2.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  if (first && last && Number(first) > Number(last)) return undefined;
  const start = first ? Number(first) : Math.max(size - Number(last), 0);
  const end = first && last ? Math.min(Number(last) + 1, size) : size;
  return start < end ? { start, end } : null;
}
