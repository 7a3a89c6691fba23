/** Expands ranges: `02134–02136 02139` are four ZIP codes. */
export const zipCodesIn = (list: string): string[] => list.split(' ').flatMap(getZipCodes);

function getZipCodes(range: string): string[] {
  const [first, last = first] = range.split(/[–-]/).map(Number) as [number, number?];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    String(first + index).padStart(5, '0'),
  );
}

/** `91387-4321` looks like a phone number, but isn't one. */
export const isZipPlus4 = (text: string) => /^\d{5}-\d{4}$/.test(text.trim());
