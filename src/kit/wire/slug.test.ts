import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freeSlug, slugify, wantedSlug } from './slug.ts';

const slugs: [title: string, slug: string][] = [
  ['How to Clean a Couch', 'how-to-clean-a-couch'],
  ['  Spots & Stains!!  ', 'spots-stains'],
  ['5 Tips: “Soda”, vinegar…', '5-tips-soda-vinegar'],
  ['a_b.c/d', 'a-b-c-d'],
  ['---', ''],
  ['Car\u00adpet\u200b care', 'carpet-care'],
  ['Café à la carte', 'cafe-a-la-carte'],
  ['La Cañada Flintridge', 'la-canada-flintridge'],
  ['Cafe\u0301', 'cafe'],
  ['ﬁve', 'five'],
  ['Ærø', 'aero'],
  ['Straße, ẞ', 'strasse-ss'],
  ['Łódź and Œuvre', 'lodz-and-oeuvre'],
  ['Þór Đặng, Ħal, Ŋ, Ŧ, Ə', 'thor-dang-hal-n-t-e'],
  ['ıspanak İzmir', 'ispanak-izmir'],
  ['日本', ''],
];

for (const [title, slug] of slugs) {
  test(`the title “${title}” has the slug “${slug}”`, () => {
    assert.equal(slugify(title), slug);
  });
}

const free: [slug: string, taken: string[], expected: string][] = [
  ['tips', [], 'tips'],
  ['tips', ['tips'], 'tips-2'],
  ['tips', ['tips', 'tips-2', 'tips-3'], 'tips-4'],
  ['tips', ['tips', 'tips-3'], 'tips-2'],
  ['categories', [], 'categories-2'],
  ['categories', ['categories-2'], 'categories-3'],
];

for (const [slug, taken, expected] of free) {
  test(`with ${taken.join(', ') || 'nothing'} taken, the slug ${slug} becomes ${expected}`, () => {
    assert.equal(
      freeSlug(slug, (candidate) => taken.includes(candidate)),
      expected,
    );
  });
}

const wishes: [wish: { slug?: string; title?: string }, slug: string][] = [
  [{ title: 'How to Blot' }, 'how-to-blot'],
  [{ slug: '', title: 'How to Blot' }, 'how-to-blot'],
  [{ slug: 'Blot Well!', title: 'How to Blot' }, 'blot-well'],
  [{ slug: '!!!', title: 'How to Blot' }, 'how-to-blot'],
  [{ slug: '日本', title: '🧽' }, 'post'],
  [{}, 'post'],
];

for (const [wish, slug] of wishes) {
  test(`a post with ${JSON.stringify(wish)} asks for the slug “${slug}”`, () => {
    assert.equal(wantedSlug(wish), slug);
  });
}
