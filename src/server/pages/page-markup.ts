import type { Finisher } from '#web/render.tsx';
import { cutAtFormTokens } from './form-guard-fields.ts';

/** A piece of a page as it is sent, cut where the token of a form is to stand. */
type Piece = readonly Buffer[];

/** Finished pieces by what they are made of. */
export interface KeptPieces {
  get: (key: string) => readonly Piece[] | undefined;
  set: (key: string, pieces: readonly Piece[]) => void;
}

/** Beyond `limit` bytes, keys included, those that were asked for longest ago give way. */
export function createKeptPieces(limit = 8_000_000): KeptPieces {
  const kept = new Map<string, readonly Piece[]>();
  let size = 0;
  return {
    get(key) {
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
      }
      return found;
    },
    set(key, pieces) {
      kept.set(key, pieces);
      size += sizeOf(key, pieces);
      for (const [oldest, given] of kept) {
        if (size <= limit) break;
        kept.delete(oldest);
        size -= sizeOf(oldest, given);
      }
    },
  };
}

const sizeOf = (key: string, pieces: readonly Piece[]) =>
  pieces.flat().reduce((sum, { length }) => sum + length, 2 * key.length);

/** `shorten` is what the page's styles ask for; without `kept` each piece is made anew, and forgotten. */
export function pageFinisher(
  page: string,
  shorten: (html: string) => string,
  kept: KeptPieces | null,
): Finisher<Piece> {
  const finish = (html: string) => cutAtFormTokens(html).map((text) => Buffer.from(shorten(text)));
  return {
    finish,
    keep(key, render) {
      const ofPage = `${page} ${key}`;
      const found = kept?.get(ofPage);
      if (found) return found;
      const made = render().map(finish);
      kept?.set(ofPage, made);
      return made;
    },
  };
}

/** The whole page, with a new token in its forms, where it has any. */
export function joinPieces(pieces: readonly Piece[], makeToken: () => string): Buffer<ArrayBuffer> {
  let token: Buffer | undefined;
  const bytes: Buffer[] = [];
  for (const piece of pieces) {
    for (const [index, part] of piece.entries()) {
      if (index > 0) {
        token ??= Buffer.from(makeToken());
        bytes.push(token);
      }
      bytes.push(part);
    }
  }
  return Buffer.concat(bytes);
}
