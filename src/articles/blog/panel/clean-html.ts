import { articleBlocks } from '#articles/blog/article-blocks.ts';
import { isHtml } from '#articles/blog/article-content.ts';

/** The editor's HTML without pictures that are still being uploaded, without empty paragraphs, and without the paragraph in a list item that has only one. */
export function cleanHtml(html: string): string {
  const { body } = parseHtml(html);
  for (const image of body.querySelectorAll('img[src^="blob:"]')) image.remove();
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.innerHTML === '') paragraph.remove();
  }
  for (const item of body.querySelectorAll('li')) {
    const paragraphs = [...item.children].filter((child) => child.localName === 'p');
    if (paragraphs.length === 1) paragraphs[0]!.replaceWith(...paragraphs[0]!.childNodes);
  }
  return getLines(body);
}

/** The editor's initial HTML. Text becomes the HTML that visitors see. */
export const toEditorHtml = (content: string) => (isHtml(content) ? content : textToHtml(content));

function textToHtml(text: string): string {
  const { body } = parseHtml('');
  const add = (parent: Element, name: string, content: string) => {
    const element = parent.appendChild(body.ownerDocument.createElement(name));
    element.textContent = content;
    return element;
  };
  for (const block of articleBlocks(text)) {
    if (block.kind === 'list') {
      const list = add(body, 'ul', '');
      for (const item of block.items) add(list, 'li', item);
    } else add(body, block.kind === 'heading' ? 'h2' : 'p', block.text);
  }
  return body.innerHTML;
}

/** Runs and loads nothing. */
export const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Puts each block and each list item on its own line, to keep the HTML readable. */
function getLines(body: HTMLElement): string {
  for (const list of body.querySelectorAll('ul, ol')) {
    for (const item of [...list.children]) item.before('\n');
    list.append('\n');
  }
  return [...body.childNodes]
    .map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? '')))
    .join('\n')
    .trim();
}
