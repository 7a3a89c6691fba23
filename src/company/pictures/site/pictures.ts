// Made by `node scripts/pictures.ts` from art/*.jpg; not to be edited by hand.
export const pictures = {
  'carpet-clean': {
    width: 1500,
    height: 1000,
    hash: 'cbd14aa5',
    widths: [480, 656, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABQAQCdASoMAAgACQCsJQBWACgAAP7fON1H4J3Sa6KGiVjjdM98AAAA',
  },
  'carpet-dirty': {
    width: 1500,
    height: 1000,
    hash: '5153f0c4',
    widths: [480, 656, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACwAQCdASoMAAgACQCsJZACsAEDRkAAAMx2y0P9xwCVefopyAAAAA==',
  },
  'carpet-lane': {
    width: 1500,
    height: 1000,
    hash: 'db89ae17',
    widths: [480, 656, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoMAAgACQCsJZACsAEDQNdAAADMdstFFicN9p1RQinNkQAA',
  },
  'chair-clean': {
    width: 1500,
    height: 1000,
    hash: 'ce4b4f68',
    widths: [480, 656, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoMAAgACQCsJTK3IwAUQAD+4Z69g+7qAjo2IAAA',
  },
  'chair-dirty': {
    width: 1500,
    height: 1000,
    hash: '13ec5dc4',
    widths: [480, 656, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMAAgACQCsJYgCdAFAAAD+3Ablhn4KudJUU97SriAAAA==',
  },
  'coffee-on-the-couch': {
    width: 1200,
    height: 800,
    hash: '3792dd49',
    widths: [480, 656, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoMAAgACQCsJaACdAFAAAD+yuCpuckUZ+xulQwu+XQYAAAA',
  },
  'couch-clean': {
    width: 1500,
    height: 1000,
    hash: '8d70ed06',
    widths: [480, 656, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoMAAgACQCsJZACdAFAAAD+3Ablot1CyzEgF2AA',
  },
  'drying-carpet': {
    width: 1200,
    height: 800,
    hash: '65810713',
    widths: [480, 656, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAACwAQCdASoMAAgACQCsJQBOgBwvUxAAAP3RSbOTJNeVfpAA',
  },
  'gentle-things': {
    width: 1200,
    height: 800,
    hash: '9483a24c',
    widths: [480, 656, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACwAQCdASoMAAgACQCsJagCdADuxl5AAP5UzIxJG8X44jFDV8AwAA==',
  },
  loveseat: {
    width: 1200,
    height: 800,
    hash: 'bac3c57d',
    widths: [480, 656, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoMAAgACQCsJagCdAFAAAD+yrPiKwxQouMZhQQG0AA=',
  },
  'mattress-clean': {
    width: 1500,
    height: 1000,
    hash: '4aebdc4c',
    widths: [480, 656, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoMAAgACQCsJZgCdADy/byuAAD+VMGf2P+SBeKTkP0dC0AA',
  },
  'mattress-dirty': {
    width: 1500,
    height: 1000,
    hash: 'd54fb842',
    widths: [480, 656, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMAAgACQCsJZgCdADWwlgAAP6NZKnc0AJiOTIrmgxOLQgAAAA=',
  },
  'one-clean-lane': {
    width: 1200,
    height: 800,
    hash: '76f9bb12',
    widths: [480, 656, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADwAQCdASoMAAgACQCsJYgCdAECtiHRlAAA1w4Gcn6Bf81yXSlAzAQA',
  },
  'quilted-top': {
    width: 1200,
    height: 800,
    hash: '89473396',
    widths: [480, 656, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoMAAgACQCsJZACdAEe0V9sAAD+lcFPC4Cc7rYetQ6GutR06oAAAA==',
  },
  'reading-corner': {
    width: 1200,
    height: 800,
    hash: '5bfb3957',
    widths: [480, 656, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoMAAgACQCsJYgCdAFAAAD+49lrA630hmsa8sAA',
  },
  'sectional-clean': {
    width: 1350,
    height: 900,
    hash: 'ba5b9f38',
    widths: [480, 656, 960, 1280, 1350],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoMAAgACQCsJYgCdAB/PAAA/ozwW8plxb+istR06oAAAA==',
  },
  'sectional-dirty': {
    width: 1350,
    height: 900,
    hash: 'bc66c85e',
    widths: [480, 656, 960, 1280, 1350],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoMAAgACQCsJZACdAAAAAD+jOoDpyvNTZUV1hMAAAA=',
  },
  'window-sill': {
    width: 1200,
    height: 800,
    hash: '2c9842c5',
    widths: [480, 656, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAACwAQCdASoMAAgACQCsJZACdAEOjhKUAP6uwLiCBRHxFgAA',
  },
} as const;

export type PictureName = keyof typeof pictures;
