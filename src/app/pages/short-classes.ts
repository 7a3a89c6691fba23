/** Rewrites the class attributes of rendered markup; a class without a short name stays. */
export function shortenClasses(names: ReadonlyMap<string, string>): (html: string) => string {
  // A page has the same few hundred lists again and again.
  const known = new Map<string, string>();
  const shorten = (list: string) =>
    list
      .split(' ')
      .map((name) => names.get(unescaped(name)) ?? name)
      .join(' ');
  return (html) =>
    html.replace(/ class="([^"]*)"/g, (_, list: string) => {
      let short = known.get(list);
      if (short === undefined) {
        short = ` class="${shorten(list)}"`;
        if (known.size < 5_000) known.set(list, short);
      }
      return short;
    });
}

/** As React escapes an attribute. */
const unescaped = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
