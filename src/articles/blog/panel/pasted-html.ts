import { isImageUrl } from '#kit/wire/image-url.ts';
import { parseHtml } from './clean-html.ts';

interface PastedHtml {
  html: string;
  /** URLs that this page alone can read: they are to be uploaded. */
  ownPictures: string[];
  lostPictures: number;
}

/**
 * Turns the clipboard of a word processor or a page into an article's markup. It reads style attributes, which the
 * page's policy disables: Google Docs wraps everything in a `<b>` that is not bold, and Word writes lists as paragraphs.
 */
export function readPasted(html: string): PastedHtml {
  const { body } = parseHtml(html);
  for (const element of body.querySelectorAll('style, script, title, meta, link')) element.remove();
  makeLists(body);
  joinLevels(body);
  nestLists(body);
  makeMarks(body);
  lowerHeadings(body);
  const pictures = keepPictures(body);
  // The editor has no tables and would join the cells of a row.
  for (const cell of body.querySelectorAll('td, th')) wrap(cell, 'div');
  for (const element of body.querySelectorAll('[style]')) element.removeAttribute('style');
  for (const paragraph of body.querySelectorAll('p')) {
    if (isEmpty(paragraph)) paragraph.remove();
  }
  for (const line of body.querySelectorAll('br')) {
    if (isBlock(line.previousElementSibling) && isBlank(line.previousSibling)) line.remove();
  }
  return { html: body.innerHTML, ...pictures };
}

/**
 * Keeps the pictures of this site, with relative URLs, and those that the browser can read and upload. Another's server
 * may change or remove the rest, and learns of each visitor.
 */
function keepPictures(body: HTMLElement): Omit<PastedHtml, 'html'> {
  const ownPictures: string[] = [];
  let lostPictures = 0;
  for (const image of body.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? '';
    const address = source.startsWith(`${location.origin}/`) ? source.slice(location.origin.length) : source;
    const own = toBlobUrl(source);
    if (address.startsWith('/') && isImageUrl(address)) {
      image.setAttribute('src', address);
    } else if (own) {
      image.setAttribute('src', own);
      ownPictures.push(own);
    } else {
      image.remove();
      lostPictures += 1;
    }
  }
  return { ownPictures, lostPictures };
}

/** Null where the browser cannot read the picture. */
function toBlobUrl(source: string): string | null {
  if (source.startsWith(`blob:${location.origin}/`)) return source;
  const data = /^data:(image\/[\w.+-]+)[^,]*;base64,([\s\S]+)$/i.exec(source);
  if (!data) return null;
  try {
    const bytes = Uint8Array.from(atob(data[2]!), (character) => character.charCodeAt(0));
    return URL.createObjectURL(new Blob([bytes], { type: data[1]!.toLowerCase() }));
  } catch {
    return null;
  }
}

/** A picture that was copied by itself comes with the markup that shows it elsewhere. */
export function isOnlyPicture(html: string): boolean {
  const { body } = parseHtml(html);
  return body.textContent.trim() === '' && body.querySelectorAll('img').length === 1;
}

const declared = (element: Element, property: string) =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i')
    .exec(element.getAttribute('style') ?? '')?.[1]
    ?.trim()
    .toLowerCase() ?? '';

const isBold = (weight: string) => /^bold|^[6-9]00/.test(weight);

function makeMarks(body: HTMLElement) {
  for (const element of body.querySelectorAll('b[style], strong[style]')) {
    const weight = declared(element, 'font-weight');
    if (weight !== '' && !isBold(weight)) element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll('i[style], em[style]')) {
    if (declared(element, 'font-style') === 'normal') element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll('span[style]')) {
    // Headings are bold anyway.
    if (isBold(declared(element, 'font-weight')) && !element.closest('h1, h2, h3, h4, h5, h6, b, strong')) {
      wrap(element, 'strong');
    }
    if (declared(element, 'font-style') === 'italic' && !element.closest('i, em')) wrap(element, 'em');
    if (declared(element, 'text-decoration').includes('line-through')) wrap(element, 's');
  }
}

/** The page's title is its `<h1>`, so if the text has one, all of its headings move down a level. */
function lowerHeadings(body: HTMLElement) {
  const isLowered = body.querySelector('h1') !== null;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(4, Number(heading.localName.slice(1)) + (isLowered ? 1 : 0));
    const lowered = body.ownerDocument.createElement(`h${level}`);
    lowered.append(...heading.childNodes);
    heading.replaceWith(lowered);
  }
}

/** Word writes each item as a paragraph, with its depth in the style and its bullet or number as text. */
function makeLists(body: HTMLElement) {
  const create = (name: string) => body.ownerDocument.createElement(name);
  let open: Element[] = [];
  for (const paragraph of body.querySelectorAll('p[style*="mso-list" i]')) {
    const depth = Number(/\blevel(\d)/i.exec(declared(paragraph, 'mso-list'))?.[1] ?? 0);
    if (depth === 0) continue;
    const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const number = /^\s*(?:(\d+)|[a-z]{1,4}(?=[.)]))/i.exec(marker?.textContent ?? '');
    marker?.remove();
    open = paragraph.previousElementSibling === open[0] ? open.slice(0, depth) : [];
    while (open.length < depth) {
      const list = create(number ? 'ol' : 'ul');
      if (Number(number?.[1]) > 1) list.setAttribute('start', number![1]!);
      const outer = open.at(-1);
      if (outer) (outer.lastElementChild ?? outer.appendChild(create('li'))).append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = open.at(-1)!.appendChild(create('li'));
    item.append(...paragraph.childNodes);
    paragraph.remove();
  }
}

/** Word on the web makes a list of each item, with its depth as an attribute. */
function joinLevels(body: HTMLElement) {
  for (const box of body.querySelectorAll('.ListContainerWrapper')) box.replaceWith(...box.childNodes);
  for (const list of body.querySelectorAll('ul, ol')) {
    const level = Number(list.firstElementChild?.getAttribute('data-aria-level'));
    let outer = list.previousElementSibling;
    if (!level || !isList(outer)) continue;
    for (let depth = 1; depth <= level && isList(outer); depth++) {
      const inner: Element | null | undefined = outer.lastElementChild?.lastElementChild;
      if (depth === level) {
        if (outer.localName !== list.localName) break;
        outer.append(...list.children);
        list.remove();
      } else if (inner && isList(inner)) {
        outer = inner;
      } else {
        outer.lastElementChild?.append(list);
        break;
      }
    }
  }
}

/** Google Docs writes an inner list beside the item that it belongs to. */
function nestLists(body: HTMLElement) {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling ?? body.ownerDocument.createElement('li');
    if (!item.isConnected) list.before(item);
    item.append(list);
  }
  for (const list of body.querySelectorAll('ol')) {
    const first = Number(list.firstElementChild?.getAttribute('value'));
    if (first > 1 && !list.hasAttribute('start')) list.setAttribute('start', String(first));
  }
}

const isList = (element: Element | null): element is Element =>
  element !== null && /^[uo]l$/.test(element.localName);

function wrap(element: Element, name: string) {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

const isEmpty = (element: Element) => element.textContent.trim() === '' && !element.querySelector('img');

const isBlock = (element: Element | null) =>
  element !== null && /^(?:p|h[1-6]|[uo]l|div|table|blockquote)$/.test(element.localName);

/** Only blank space between two elements. */
const isBlank = (node: Node | null) => node instanceof Element || node?.textContent?.trim() === '';
