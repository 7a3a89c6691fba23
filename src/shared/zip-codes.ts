/** Each ZIP code of a list such as `02134–02136 02139`, which is three and one: all of five digits. */
export const zipCodesIn = (list: string): string[] => list.split(' ').flatMap(zipCodesOf);

function zipCodesOf(range: string): string[] {
  const [first, last = first] = range.split(/[–-]/).map(Number) as [number, number?];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    String(first + index).padStart(5, '0'),
  );
}

/** `91387-4321`, which is no telephone number. */
export const isZipPlus4 = (text: string) => /^\d{5}-\d{4}$/.test(text.trim());
