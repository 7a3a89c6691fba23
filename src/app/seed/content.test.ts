import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { pageIcons } from '#company/categories/category-pages.ts';
import { getPosition } from '#company/coverage/coverage-map-texts.ts';
import { places } from '#company/coverage/coverage-texts.ts';
import { getFaqs } from '#company/profile/faqs-texts.ts';
import { toProfile } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { serviceTestimonials, testimonials } from '#company/profile/testimonials-texts.ts';
import { carpet } from '#kit/db/migrations/category-pages/en/carpet.ts';
import { chair } from '#kit/db/migrations/category-pages/en/chair.ts';
import { couch } from '#kit/db/migrations/category-pages/en/couch.ts';
import { mattress } from '#kit/db/migrations/category-pages/en/mattress.ts';
import { aboutPage } from '#site/texts/about-page-texts.ts';
import { homePage } from '#site/texts/home-page-texts.ts';
import { getFacts } from '#site/texts/service-page-texts.ts';
import { defaultVisitTimes, demoCategories, serviceCategories } from '../../../tests/support/categories.ts';
import { demoServices } from './services.ts';

const company = { ...defaultSettings.company, categories: [...serviceCategories], times: defaultVisitTimes };
const profile = toProfile({ ...defaultSettings, company }, demoCategories);
const faqs = getFaqs(profile);

describe('the coverage table', () => {
  test('has 31 places: 16 of the home page, 16 of the contact page, San Fernando in both', () => {
    const inGroup = (group: 'home' | 'contact') => places.filter((place) => place.groups.includes(group));
    assert.equal(places.length, 31);
    assert.equal(inGroup('home').length, 16);
    assert.equal(inGroup('contact').length, 16);
    assert.deepEqual(
      places.filter((place) => place.groups.length === 2).map((place) => place.name),
      ['San Fernando'],
    );
  });

  test('has a dot on the map for each place', () => {
    for (const place of places) assert.equal(getPosition(place)?.length, 2, place.name);
  });

  test('has the documented number of ZIP codes in each place', () => {
    assert.deepEqual(
      places.map((place) => place.zipCodes.length),
      [5, 8, 58, 6, 1, 1, 1, 2, 3, 3, 5, 2, 5, 2, 2, 3, 2, 2, 1, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4, 1, 4],
    );
  });

  test('writes every ZIP code with five digits, once per place, and shares only three between places', () => {
    for (const place of places) {
      assert.deepEqual(duplicatesIn(place.zipCodes), [], place.name);
      assert.ok(
        place.zipCodes.every((zipCode) => /^9[01]\d{3}$/.test(zipCode)),
        place.name,
      );
    }
    assert.deepEqual(duplicatesIn(places.flatMap((place) => place.zipCodes)), ['90046', '90048', '91390']);
  });

  test('has unique names', () => {
    assert.deepEqual(duplicatesIn(places.map((place) => place.name)), []);
  });
});

describe('the business', () => {
  test('is open each day of the week exactly once', () => {
    assert.deepEqual(
      profile.hours.flatMap((period) => [...period.days]),
      [1, 2, 3, 4, 5, 6, 7],
    );
  });

  test('has one phone number from the range kept for fiction, and an address under .example', () => {
    assert.match(profile.phone.e164, /^\+1\d{3}55501\d{2}$/);
    assert.equal(`+1${profile.phone.display.replace(/\D/g, '')}`, profile.phone.e164);
    assert.match(profile.email, /@[a-z]+\.example$/);
  });

  test('answers six questions, and quotes three customers from covered places on home and on each service page', () => {
    assert.equal(faqs.length, 6);
    const groups = [testimonials, ...Object.values(serviceTestimonials)];
    assert.deepEqual(
      groups.map((group) => group.length),
      [3, 3, 3, 3, 3],
    );
    for (const testimonial of groups.flat()) {
      assert.ok(places.some((place) => place.name === testimonial.location));
      const initials = testimonial.name
        .split(' ')
        .map((part) => part[0])
        .join('');
      assert.equal(testimonial.initials, initials);
    }
  });
});

describe('the service pages', () => {
  const pages = [couch, chair, carpet, mattress];

  test('have titles and descriptions of their own, as long as search engines show', () => {
    const searches = pages.map(({ search }) => search);
    assert.deepEqual(duplicatesIn(searches.flatMap(({ title, description }) => [title, description])), []);
    for (const { title, description } of searches) {
      assert.ok(title.length >= 20 && title.length <= 65, `${title}: ${title.length}`);
      assert.ok(
        description.length >= 70 && description.length <= 160,
        `${description}: ${description.length}`,
      );
    }
  });

  test('give each step the minutes that the catalog gives the whole', () => {
    for (const { steps } of [couch, carpet, mattress]) {
      const minutes = steps.steps.reduce((sum, step) => sum + (step.minutes ?? 0), 0);
      const example = demoServices.find(({ title }) => title === steps.example);
      assert.equal(minutes, example?.durationMinutes, steps.example);
    }
  });

  test('show the documented steps, minutes and hazards', () => {
    assert.deepEqual(
      chair.points?.[0]?.points.map(({ minutes }) => minutes),
      [5, 10, 15, 20, 10],
    );
    assert.deepEqual(
      carpet.steps.steps.map(({ title }) => title),
      [
        'Pre-Inspection',
        'Pre-Treatment',
        'Deep Steam Cleaning',
        'Stain Removal',
        'Speed Drying',
        'Final Inspection',
      ],
    );
    for (const { steps } of pages) assert.equal(steps.steps.length, 6);
    assert.deepEqual(
      mattress.points?.[0]?.points.map(({ title }) => title),
      ['Dust mites', 'Bacteria and viruses', 'Allergens and toxins'],
    );
  });
});

test('every icon that a text names is drawn', () => {
  const sheet = readFileSync(new URL('../../kit/ui/icons/icons.svg', import.meta.url), 'utf8');
  const named = [
    ...homePage.trustPoints(profile),
    ...aboutPage.values.list(profile),
    ...serviceCategories.flatMap((category) => getFacts(category, profile)),
    ...pageIcons.map((icon) => ({ icon })),
  ];
  for (const { icon } of named) assert.ok(sheet.includes(`<symbol id="${icon}">`), icon);
});

function duplicatesIn(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
