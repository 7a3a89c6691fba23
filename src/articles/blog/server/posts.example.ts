import { versionField } from '#articles/blog/posts.ts';
import { translatedLanguages } from '#kit/language/language.ts';
import { translatedFields } from '#kit/language/translated-fields.ts';

export const postInputExample = {
  title: 'How to Lift a Coffee Stain',
  content: '<p>Blot, do not rub.</p>',
  category: 'Carpet Care',
  isPublished: true,
};

const shown = {
  id: 12,
  title: postInputExample.title,
  slug: 'how-to-lift-a-coffee-stain',
  excerpt: 'The first minute counts.',
  category: postInputExample.category,
  featuredImage: null,
  isPinned: false,
  isPublished: true,
};
const times = {
  createdAt: '2026-04-01T08:00:00.000Z',
  updatedAt: '2026-04-02T08:00:00.000Z',
  publishedAt: '2026-04-01T08:00:00.000Z',
};

export const postSummaryExample = { ...shown, readingMinutes: 3, ...times };

export const adminPostExample = {
  ...shown,
  isAiWritten: false,
  version: 2,
  ...times,
  ...Object.fromEntries(translatedLanguages.map((language) => [versionField(language), 'draft'])),
  content: postInputExample.content,
  ...translatedFields({
    title: 'Cómo quitar una mancha de café',
    slug: 'como-quitar-una-mancha-de-cafe',
    excerpt: 'El primer minuto es el que cuenta.',
    content: '<p>Presione con un paño seco, sin frotar.</p>',
    isPublished: false,
    publishedAt: null,
  }),
};
