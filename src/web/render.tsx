import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { TagSettings } from '#shared/consent.ts';
import type { Profile } from '#shared/profile.ts';
import type { Theme } from '#shared/theme.ts';
import { AdminDocument } from './admin/admin-document.tsx';
import { Document, escapedJson, type Tags } from './document.tsx';
import type { Head, Page } from './page.ts';
import { hole, type LeftOut, LeftOutContext } from './part.tsx';
import { ProfileProvider } from './profile.tsx';
import { pages } from './site/pages.ts';

export type { DataOf } from './page.ts';
export type { Tags };
export { pages };

interface Place {
  /** Asked only where the document is rendered: they must be the same for the same page. */
  tags: () => Tags;
  /** Origin of canonical addresses. */
  origin: string;
  path: string;
  /** Path of the picture that other sites show with a link to the page. */
  shareImage: (head: Head) => string;
  thirdParty: TagSettings | null;
  profile: Profile;
}

/** What becomes of the markup of one page. */
export interface Finisher<Piece> {
  finish: (html: string) => Piece;
  /** As `finish`; or what it was before under the same key, which names everything that `render` depends on. */
  keep: (key: string, render: () => readonly string[]) => readonly Piece[];
}

/**
 * The whole page in pieces, one after the other: the document around the view, and the view, which is a hydratable
 * island where the page is live, and else static markup with its parts.
 */
export function renderPage<Data extends object, Piece>(
  page: Page<Data>,
  data: Data,
  { tags, ...place }: Place,
  { finish, keep }: Finisher<Piece>,
): Piece[] {
  const { profile, ...rest } = place;
  const head = page.head(data, place.origin, profile);
  const isLive = page.kind === 'live';
  const document = keep(JSON.stringify([numberOf(profile), head, rest]), () =>
    splitAtHoles(
      `<!doctype html>${markupFor(
        profile,
        <Document head={head} tags={tags()} {...rest} hole={hole} isLive={isLive} />,
      )}`,
    ),
  );
  if (isLive) {
    const html = renderToString(
      <ProfileProvider value={profile}>
        <page.view {...data} />
      </ProfileProvider>,
    );
    return woven(document, [[finish(html)], [finish(escapedJson({ ...data, profile }))]]);
  }
  const leftOut: LeftOut[] = [];
  const view = markupFor(
    profile,
    <LeftOutContext value={leftOut}>
      <page.view {...data} />
    </LeftOutContext>,
  );
  const parts = leftOut.map(({ section: Section, props }) =>
    keep(JSON.stringify([numberOf(profile), numberOf(Section), props]), () => [
      markupFor(profile, <Section {...props} />),
    ]),
  );
  return woven(document, [woven(splitAtHoles(view).map(finish), parts)]);
}

const markupFor = (profile: Profile, view: ReactNode) =>
  renderToStaticMarkup(<ProfileProvider value={profile}>{view}</ProfileProvider>);

const splitAtHoles = (html: string) => html.split(hole);

/** Each of `fillings` between two of the pieces. */
const woven = <Piece,>(pieces: readonly Piece[], fillings: readonly (readonly Piece[])[]) =>
  pieces.flatMap((piece, index) => [piece, ...(fillings[index] ?? [])]);

const numbers = new WeakMap<WeakKey, number>();
let count = 0;

/** Stands in a key for what has no name of its own, or is long and mostly the same. */
function numberOf(thing: WeakKey): number {
  const known = numbers.get(thing) ?? count++;
  numbers.set(thing, known);
  return known;
}

/** The one document of the admin panel; its screens are rendered in the browser. */
export function renderAdmin(tags: Tags, theme: Theme): string {
  return `<!doctype html>${renderToStaticMarkup(<AdminDocument tags={tags} theme={theme} />)}`;
}
