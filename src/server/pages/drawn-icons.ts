/**
 * Puts the drawings of a sheet of icons into the markup that refers to them by its `address`. Throws where the sheet
 * has no such drawing.
 */
export function drawnIcons(address: string, sheet: string): (html: string) => string {
  const drawings = new Map(
    [...sheet.matchAll(/<symbol id="([\w-]+)">(.*?)<\/symbol>/gs)].map(([, name, shapes]) => [name, shapes]),
  );
  return (html) =>
    html.replace(/<use href="([^"#]+)#([\w-]+)"><\/use>/g, (reference, file: string, name: string) => {
      if (file !== address) return reference;
      const shapes = drawings.get(name);
      if (shapes === undefined) throw new Error(`${address} has no drawing ${name}`);
      return shapes;
    });
}
