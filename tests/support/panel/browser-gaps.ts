import '@testing-library/jest-dom/vitest';
import { Blob, File } from 'node:buffer';
import { configure } from '@testing-library/dom';

/** Node's own, since its fetch does not know those of jsdom. */
const FormData = (await new Response(new URLSearchParams()).formData()).constructor;

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
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  scrollTo() {},
});
Object.assign(Element.prototype, {
  scrollIntoView() {},
  scrollTo() {},
  getAnimations: () => [],
  checkVisibility: () => true,
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => false,
});

configure({ asyncUtilTimeout: 20_000 });
