/** Words that no Spanish sentence contains. Names of people, places and the business may. */
const functionWords =
  /\b(the|and|your|you|we|our|with|for|from|of|is|are|it|in|on|at|this|that|get|see|by|not|add|back|send|what|how|when|or|be|please|choose|clean|cleaning|price|quote|name|phone|about|any|free|call|date|time|more|item|service|services|remove|discount|visit|book|address|couch|chair|carpet|mattress|today|tomorrow|read|closed|open|pay|accept|decline)\b/i;

/** Everything that a visitor sees or hears on a page, piece by piece. */
function getTexts(html: string): string[] {
  const plain = html
    .replace(/<style[^>]*>[\s\S]*?<\/style>|<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<(\w+)[^>]* lang="en"[^>]*>[^<]*<\/\1>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&');
  const nodes = [...plain.matchAll(/>([^<>]+)</g)].map(([, text]) => text!.trim());
  const attributes = [...plain.matchAll(/ (?:aria-label|alt|placeholder|title)="([^"]+)"/g)].map(
    ([, text]) => text!,
  );
  const description = [...html.matchAll(/<meta name="description" content="([^"]+)"/g)].map(
    ([, text]) => text!,
  );
  return [...nodes, ...attributes, ...description].filter((text) => text !== '');
}

/** Texts of a Spanish page that look English; `allowed` are names, taken out first. */
export const englishIn = (html: string, allowed: readonly string[] = []): string[] =>
  getTexts(html).filter((text) =>
    functionWords.test(allowed.reduce((rest, name) => rest.replaceAll(name, ''), text)),
  );
