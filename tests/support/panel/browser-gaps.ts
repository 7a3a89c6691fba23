import '@testing-library/jest-dom/vitest';
import { Blob, File } from 'node:buffer';
import { configure } from '@testing-library/dom';

/** Node's own, since its fetch does not know those of jsdom. */
const FormData = (await new Response(new URLSearchParams()).formData()).constructor;
/** Node's own too: the server draws PDFs with fonts that Node has read. */
const NodeBytes = Object.getPrototypeOf(Buffer);

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom has no layout, and nothing that follows from one. */
Object.assign(globalThis, {
  Blob,
  File,
  FormData,
  Uint8Array: NodeBytes,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  scrollTo() {},
});
Object.assign(URL, { createObjectURL: () => 'blob:none', revokeObjectURL() {} });
Object.assign(Element.prototype, {
  scrollIntoView() {},
  scrollTo() {},
  getAnimations: () => [],
  checkVisibility: () => true,
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => false,
});
/** A form sent into a frame loads nothing here. */
Object.assign(HTMLFormElement.prototype, { submit() {} });

const inlineTags = /^(A|ABBR|B|BDI|CODE|EM|I|LABEL|Q|SMALL|SPAN|STRONG|SUB|SUP|TIME)$/;

function toStyle(text: string): CSSStyleDeclaration {
  const { style } = document.createElement('i');
  style.cssText = text;
  return style;
}

const [none, inline, block] = ['none', 'inline', 'block'].map((display) => toStyle(`display: ${display}`));

/**
 * No style sheet is loaded, so only tags and attributes count. jsdom's own computation takes most of the time of a
 * query by role. What only a screen reader gets stands outside the line.
 */
globalThis.getComputedStyle = (element) => {
  if (element.hasAttribute('hidden')) return none!;
  const isInline = inlineTags.test(element.tagName) && !element.classList.contains('sr-only');
  const own = element.getAttribute('style');
  if (own) return toStyle(`display: ${isInline ? 'inline' : 'block'}; ${own}`);
  return isInline ? inline! : block!;
};

/** With what the screen says; its markup is long, and to print it for each attempt takes half of a test's time. */
const getElementError = (message: string | null) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown: string[] = [];
  while (texts.nextNode()) shown.push(texts.currentNode.nodeValue ?? '');
  return new Error(`${message?.split('\n')[0]}\n${shown.join(' | ')}`);
};

configure({ asyncUtilTimeout: 20_000, getElementError });
