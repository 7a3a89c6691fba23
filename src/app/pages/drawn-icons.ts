/** Puts the drawings of a sheet of icons into the markup that refers to them by its `address`. */
export function drawnIcons(address: string, sheet: string): (html: string) => string {
  const drawings = new Map(
    [...sheet.matchAll(/<symbol id="([\w-]+)">(.*?)<\/symbol>/gs)].map(([, name, shapes]) => [name, shapes]),
  );
  return (html) =>
    html.replace(
      /<use href="([^"#]+)#([\w-]+)"><\/use>/g,
      (reference, file: string, name: string) =>
        (file === address ? drawings.get(name) : undefined) ?? reference,
    );
}
