import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { getServiceDrawings } from '#company/catalog/service-drawings.ts';
import { files } from '#kit/paths/paths.ts';
import { isImageUrl } from '#kit/wire/image-url.ts';
import { serviceCategories } from '../../../tests/support/categories.ts';
import { demoServices } from './services.ts';

const folder = new URL('../../../public/service-drawings/', import.meta.url);

test('each drawing that the panel offers has its file, and each file is offered', () => {
  const offered = new Set(serviceCategories.flatMap(getServiceDrawings).map((name) => `${name}.svg`));
  assert.deepEqual(readdirSync(folder).sort(), [...offered].sort());
});

test('a drawing is one square of its own ground, at most 2.5 kB, and holds no script, style or address', () => {
  for (const file of readdirSync(folder)) {
    const svg = readFileSync(new URL(file, folder), 'utf8');
    assert.ok(svg.length <= 2500, `${file} ${svg.length}`);
    assert.match(
      svg,
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="96" height="96" viewBox="0 0 96 96"/,
    );
    assert.match(svg, /<path fill="#f6ebda" stroke="none" d="M0 0h96v96H0z"\/>/, file);
    assert.doesNotMatch(svg, /<script|<style|style=|href|NaN|undefined/, file);
  }
});

test('each service of the demo has a drawing, its own within its category', () => {
  for (const category of serviceCategories) {
    const images = demoServices
      .filter((service) => service.category === category)
      .map((service) => service.imageUrl);
    assert.equal(new Set(images).size, images.length, category);
    const offered = getServiceDrawings(category).map((name) => files.serviceDrawing(name));
    for (const image of images) assert.ok(offered.includes(image) && isImageUrl(image), image);
  }
});
