import { Features, type Selector, transform, type Visitor } from 'lightningcss';

/**
 * The part of a style sheet that markup from `source` can need. A rule stays if each of its classes is a word of the
 * source (Tailwind's own rule) and each of its elements appears there as a tag or in quotes; with markup from
 * elsewhere, such as the body of an article, every element may appear. A custom property stays if a remaining rule
 * reads it.
 */
export function usedStyles(css: string, source: string, hasForeignMarkup = false): string {
  const words = new Set(classWords(source));
  // After `<` there is no closing quote to match.
  const elements = new Set(
    [...source.matchAll(/(?:<|(['"`]))([a-z][a-z0-9]*)(?=\1)/g)].map(([, , name]) => name!),
  );
  for (const name of documentElements) elements.add(name);
  // Parentheses, as in `:not()`, set no condition.
  const canMatch = (part: Selector[number]) => {
    // A class with a quote is not a single word.
    if (part.type === 'class')
      return words.has(part.name) || (/["'`]/.test(part.name) && source.includes(part.name));
    // A rule for one type of input, such as of dates.
    if (part.type === 'attribute' && part.name === 'type')
      return source.includes(`type="${part.operation?.value}"`);
    return part.type !== 'type' || hasForeignMarkup || elements.has(part.name);
  };
  return withoutUnread(
    edit(css, {
      Selector: (selector) => (selector.every(canMatch) ? undefined : []),
      Rule: { 'layer-block': ({ value }) => (value.name?.[0] === oldBrowsersLayer ? [] : undefined) },
    }),
  );
}

/** Where Tailwind sets its properties for browsers without `@property`, such as Firefox before 128. */
const oldBrowsersLayer = 'properties';

const documentElements = ['html', 'head', 'body'];

/** Removes custom properties that nothing reads, until none is left. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const less = edit(css, {
    Declaration: { custom: ({ name }) => (name.startsWith('--') && !read.has(name) ? [] : undefined) },
    Rule: { property: ({ value }) => (read.has(value.name) ? undefined : []) },
  });
  return less === css ? css : withoutUnread(less);
}

/** Changes a style sheet that Vite has minified; a rule without selectors falls away. */
export function edit(css: string, visitor: Visitor<never>): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css.replace(/^\/\*!.*?\*\//, '')),
    minify: true,
    targets,
    // Vite has added them, and some would be added again.
    exclude: Features.VendorPrefixes,
    visitor,
  });
  return code.toString();
}

/** Vite's `baseline-widely-available`. A selector that one of these does not know shares no rule with others. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/** Finds possible classes in source code by Tailwind's own rule. */
export const classWords = (source: string): string[] => source.split(/[\s"'`{}$]+/);
