// Made by `node scripts/pictures.ts` from art/*.jpg; not to be edited by hand.
export const pictures = {
  'carpet-clean': {
    width: 1500,
    height: 1000,
    hash: '3f8718df',
    widths: [480, 720, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAsABUB8JYgCdAEQNEU21oAA/OUPjrYX5LFbaMOPnS3XszcV9aGFQiewQAAA',
  },
  'carpet-dirty': {
    width: 1500,
    height: 1000,
    hash: '08451515',
    widths: [480, 720, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAsABUB8JZgCdAEP8EwAzgtVTQFtuL3InMZbKBugQj7J3UXOYlkYoFAAAA==',
  },
  'carpet-lane': {
    width: 1500,
    height: 1000,
    hash: '53165981',
    widths: [480, 720, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAsABUB8JZgCdAEFqDAAAM4LVU3HTyQLRNbubB8VQgoG3FWArDEhsVi0sIhNhoAAAA==',
  },
  'chair-clean': {
    width: 1500,
    height: 1000,
    hash: 'a3a36a39',
    widths: [480, 720, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAsABUB8JYkwARgAiwAA/ulV8X1lN6nmPFs1gz5zQ/sz+5OOfJ+j6IwAAA==',
  },
  'chair-dirty': {
    width: 1500,
    height: 1000,
    hash: 'fefaef5b',
    widths: [480, 720, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAsABUB8JZgCdADCQcFUAAD+s10FFrQRBx9w9P4qmmwMV45e9iC0iHXAiUAA',
  },
  'coffee-on-the-couch': {
    width: 1200,
    height: 800,
    hash: '5eb1aaf8',
    widths: [480, 720, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAsABUB8JbACdABVCAAA/sbztSpj02lCadjtBLssCsyViOV/2W70sZAA1GiyCzAqUAAA',
  },
  'couch-clean': {
    width: 1500,
    height: 1000,
    hash: 'd2f79854',
    widths: [480, 720, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAABwAQCdASoQAAsABUB8JZACdAFAAAD+5dxeb6vcgofre2INjjvSQcHEREvwiINz4K5P0fRGAAA=',
  },
  'couch-dirty': {
    width: 1500,
    height: 1000,
    hash: '6d9a0b7d',
    widths: [480, 720, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAsABUB8JZgCdADcP9Eh+gAA/rWQtl5IiKIKiHo7EyGHIqrN6VB8ZFxDSAAA',
  },
  'drying-carpet': {
    width: 1200,
    height: 800,
    hash: '774e67c2',
    widths: [480, 720, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAsABUB8JQBOgCPQQlnAAAD+XpGjYARhKmwqeC79bAjcb7SHY3gAAAA=',
  },
  'gentle-things': {
    width: 1200,
    height: 800,
    hash: '5bfbcf53',
    widths: [480, 720, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAsABUB8JbACdADJ7PigAAD+sN9QNUoZq6JCpoBBjJNwjbQyMWbE3YUaAAAA',
  },
  'mattress-clean': {
    width: 1500,
    height: 1000,
    hash: '60126435',
    widths: [480, 720, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAsABUB8JbACdACVxrvIAP6w3I302X75fHOhbUpVzuW+WftsqYXvk6mrmAAA',
  },
  'mattress-dirty': {
    width: 1500,
    height: 1000,
    hash: 'cde9780e',
    widths: [480, 720, 960, 1280, 1500],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAABwAQCdASoQAAsABUB8JagCdAFAAAD+493MFYdBFx6UJndUzKhM5tik9C0RDZVSWdlti1RoPizXiAAA',
  },
  'one-clean-lane': {
    width: 1200,
    height: 800,
    hash: '9c22f32d',
    widths: [480, 720, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAsABUB8JZgCdAD1OrxyAAD4Vo+TmRSOKRxqdI6GklgCASiXwtKXW5ruT9XWz0AAAA==',
  },
  'quilted-top': {
    width: 1200,
    height: 800,
    hash: 'f35eada6',
    widths: [480, 720, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAsABUB8JagCdAD183hTTAAA/smYQ5akOJrRYlOmOHAJV7niuY+Cwbc68aCITmrbt4hSSRhn8K3YAAA=',
  },
  'reading-corner': {
    width: 1200,
    height: 800,
    hash: '81b9217a',
    widths: [480, 720, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAsABUB8JZACdABswk+UAAD+tlPaLKG0gwrhLJF1Z5ggfpD2bCYVA5HpEYaAi+IAAA==',
  },
  'window-sill': {
    width: 1200,
    height: 800,
    hash: '622632f5',
    widths: [480, 720, 960, 1200],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoQAAsABUB8JYgC7AEOSDQA/t6s3VDIICqb56ksWMGERjGzWbNEtWQAAAA=',
  },
} as const;

export type PictureName = keyof typeof pictures;
