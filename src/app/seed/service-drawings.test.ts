import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { getServiceDrawings } from '#company/catalog/service-drawings.ts';
import { listServices } from '#company/presets/server/preset-rows.ts';
import { presets } from '#company/presets/server/presets.ts';
import { files } from '#kit/paths/paths.ts';
import { isImageUrl } from '#kit/wire/image-url.ts';

const categories = Object.values(presets).flatMap((preset) => preset.categories);
const isScene = (file: string) => file.startsWith('category-');

const folder = new URL('../../../public/service-drawings/', import.meta.url);

test('each drawing that the panel offers has its file, and each file is offered', () => {
  const offered = categories.flatMap(({ slug }) => getServiceDrawings(slug));
  const scenes = categories.flatMap(({ drawing }) => (drawing === undefined ? [] : `category-${drawing}`));
  assert.deepEqual(
    readdirSync(folder).sort(),
    [...new Set([...offered, ...scenes])].map((name) => `${name}.svg`).sort(),
  );
});

test('a drawing is one square of its own ground, at most 2.5 kB, that of a category at most 4, and each holds no script, style or address', () => {
  for (const file of readdirSync(folder)) {
    const svg = readFileSync(new URL(file, folder), 'utf8');
    const [width, height, limit] = isScene(file) ? [600, 400, 4000] : [96, 96, 2500];
    assert.ok(svg.length <= limit, `${file} ${svg.length}`);
    const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
    assert.ok(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" ${size}`), file);
    assert.match(svg, /<path fill="#(f6ebda|cfe6e0)" stroke="none" d="M0 0h(96v96|600v400)H0z"\/>/, file);
    assert.doesNotMatch(svg, /<script|<style|style=|href|NaN|undefined/, file);
  }
});

test('each service of a preset has a drawing, its own within its category', () => {
  for (const category of categories) {
    const images = listServices(category).map(({ imageUrl }) => imageUrl);
    assert.equal(new Set(images).size, images.length, category.slug);
    const offered = getServiceDrawings(category.slug).map((name) => files.serviceDrawing(name));
    for (const image of images) assert.ok(offered.includes(image) && isImageUrl(image), image);
  }
});
