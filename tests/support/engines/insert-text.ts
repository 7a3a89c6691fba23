import type { Params } from './bidi-server.ts';

/** Playwright's own way sets `value`, which React does not notice. */
const ofPlaywright = /window\.__pw_bidiInsertText\((\w+)\)/;

/** An argument of a call, whose text is inserted as the browser itself does it. */
export const withInsertText = (argument: Params): Params =>
  argument.type === 'string'
    ? {
        ...argument,
        value: argument.value.replace(ofPlaywright, "void document.execCommand('insertText', false, $1)"),
      }
    : argument;
