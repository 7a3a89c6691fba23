import type { Params } from './bidi-server.ts';

/** The X keysyms of the keys for which WebDriver has a private character. */
const keysyms: Record<string, number> = {
  '\uE003': 0xff08, // Backspace
  '\uE004': 0xff09, // Tab
  '\uE006': 0xff0d, // Return
  '\uE007': 0xff0d, // Enter
  '\uE008': 0xffe1, // Shift
  '\uE009': 0xffe3, // Control
  '\uE00A': 0xffe9, // Alt
  '\uE00C': 0xff1b, // Escape
  '\uE00E': 0xff55, // Page Up
  '\uE00F': 0xff56, // Page Down
  '\uE010': 0xff57, // End
  '\uE011': 0xff50, // Home
  '\uE012': 0xff51, // Left
  '\uE013': 0xff52, // Up
  '\uE014': 0xff53, // Right
  '\uE015': 0xff54, // Down
  '\uE017': 0xffff, // Delete
};

/** The steps of `input.performActions` as events of the X server, in their order. */
export function inputEvents(sources: Params[]): object[] {
  return sources.flatMap(({ type, actions }) => actions.flatMap((action: Params) => getEvents(type, action)));
}

function getEvents(source: string, { type, x, y, button, value, deltaY }: Params): object[] {
  if (type === 'pointerMove') return [{ kind: 'move', x, y }];
  if (type === 'pointerDown' || type === 'pointerUp') {
    return [{ kind: 'button', button: button + 1, isDown: type === 'pointerDown' }];
  }
  if (type === 'keyDown' || type === 'keyUp') {
    return [{ kind: 'key', keysym: keysyms[value] ?? value.codePointAt(0), isDown: type === 'keyDown' }];
  }
  if (type === 'scroll') {
    const wheel = (isDown: boolean) => ({ kind: 'button', button: deltaY > 0 ? 5 : 4, isDown });
    const notches = Math.max(1, Math.round(Math.abs(deltaY) / 57));
    return [
      { kind: 'move', x, y },
      ...Array.from({ length: notches }, () => [wheel(true), wheel(false)]).flat(),
    ];
  }
  throw new Error(`WebKit cannot perform ${type} of ${source} here`);
}
