import type { Params } from './bidi-server.ts';

/**
 * The body of an async function that runs in the page: it calls `declaration` with arguments as WebDriver BiDi
 * writes them and returns JSON of the reply. Objects whose reference is asked for stay in a map of the document.
 */
export function callSource(declaration: string, args: object[], wantsHandle: boolean, world: string): string {
  return `const { read, write } = (${installValues})(${JSON.stringify(world)});
    try {
      const result = await (${declaration})(...(${JSON.stringify(args)}).map(read));
      return JSON.stringify({ type: 'success', result: write(result, ${wantsHandle}) });
    } catch (error) {
      const text = error instanceof Error ? error.name + ': ' + error.message : String(error);
      return JSON.stringify({ type: 'exception', exceptionDetails: { text } });
    }`;
}

export const disownSource = (handles: string[]) =>
  `(${installValues})(''); for (const handle of ${JSON.stringify(handles)}) globalThis[Symbol.for('bidi')].delete(handle); return 'null';`;

/** A node has an object in each world of scripts. An event that it receives shows it to the other world. */
export const receiveSource = (sharedId: string) =>
  `(${installValues})('');
    addEventListener('bidi ${sharedId}', ({ target }) => globalThis[Symbol.for('bidi')].set('${sharedId}', target), {
      capture: true, once: true });
    return 'null'`;
export const showSource = (sharedId: string) =>
  `globalThis[Symbol.for('bidi')].get('${sharedId}').dispatchEvent(new Event('bidi ${sharedId}')); return 'null'`;

/** Runs in the page. */
function installValues(world: string) {
  const key = Symbol.for('bidi');
  const page = globalThis as unknown as { [key: symbol]: Map<string, unknown> };
  page[key] ??= new Map();
  const handles = page[key];

  function read(value: Params): unknown {
    const handle = value.handle ?? value.sharedId;
    if (handle !== undefined) {
      if (!handles.has(handle)) throw new Error('The object is not of this document');
      return handles.get(handle);
    }
    const special: Record<string, number> = { NaN: Number.NaN, '-0': -0, Infinity, '-Infinity': -Infinity };
    switch (value.type) {
      case 'undefined':
        return undefined;
      case 'null':
        return null;
      case 'number':
        return typeof value.value === 'string' ? special[value.value] : value.value;
      case 'bigint':
        return BigInt(value.value);
      case 'date':
        return new Date(value.value);
      case 'regexp':
        return new RegExp(value.value.pattern, value.value.flags);
      case 'array':
        return value.value.map(read);
      case 'object':
        return Object.fromEntries(
          value.value.map(([name, entry]: Params) => [
            typeof name === 'string' ? name : read(name),
            read(entry),
          ]),
        );
      default:
        return value.value;
    }
  }

  function keep(value: unknown) {
    const handle = `${world}/${handles.size}/${Math.random()}`;
    handles.set(handle, value);
    return handle;
  }

  function write(value: unknown, wantsHandle = false): object {
    if (value === undefined) return { type: 'undefined' };
    if (value === null) return { type: 'null' };
    if (typeof value === 'number') {
      const isPlain = Number.isFinite(value) && !Object.is(value, -0);
      return { type: 'number', value: isPlain ? value : Object.is(value, -0) ? '-0' : String(value) };
    }
    if (typeof value === 'bigint') return { type: 'bigint', value: String(value) };
    if (typeof value !== 'object' && typeof value !== 'function') return { type: typeof value, value };
    if (wantsHandle) {
      const handle = keep(value);
      if (value instanceof Node) return { type: 'node', handle, sharedId: handle };
      return { type: Array.isArray(value) ? 'array' : typeof value, handle };
    }
    if (value instanceof Node) return { type: 'node', sharedId: keep(value) };
    if (value === globalThis) return { type: 'window', value: { context: 'self' } };
    if (Array.isArray(value)) return { type: 'array', value: value.map((entry) => write(entry)) };
    if (value instanceof Date) return { type: 'date', value: value.toISOString() };
    if (value instanceof RegExp) {
      return { type: 'regexp', value: { pattern: value.source, flags: value.flags } };
    }
    if (typeof value === 'function') return { type: 'function' };
    return { type: 'object', value: Object.entries(value).map(([name, entry]) => [name, write(entry)]) };
  }

  return { read, write };
}
