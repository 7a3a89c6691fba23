import { generateHTML, generateJSON } from '@tiptap/react';
import { parseHtml, toEditorHtml } from './clean-html.ts';
import { extensions } from './extensions.ts';
import { getStructure, getTags } from './structure.ts';

/**
 * The tags that the editor would drop or change; undefined if it keeps everything. The list is empty if only something
 * without a tag is lost, such as an attribute.
 */
export function findLoss(content: string): string[] | undefined {
  const source = toEditorHtml(content);
  const shown = generateHTML(generateJSON(source, extensions), extensions);
  const before = parseHtml(source).body;
  const after = parseHtml(shown).body;
  if (getStructure(before) === getStructure(after)) return undefined;
  const left = getTags(after);
  return [...new Set(getTags(before))].filter(
    (tag) => count(getTags(before), tag) > count(left, tag) && tag !== 'p',
  );
}

const count = (tags: readonly string[], tag: string) => tags.filter((other) => other === tag).length;
