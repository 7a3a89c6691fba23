import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blogPageCount, blogRange } from './blog-list.ts';

for (const [total, pages] of [
  [0, 1],
  [1, 1],
  [13, 1],
  [14, 2],
  [25, 2],
  [26, 3],
  [5000, 417],
] as const) {
  test(`${total} articles fill ${pages} pages, each article on one of them`, () => {
    assert.equal(blogPageCount(total), pages);
    let next = 0;
    for (let page = 1; page <= pages; page += 1) {
      const { limit, offset } = blogRange(page);
      assert.equal(offset, next);
      assert.ok(offset < total || total === 0);
      next += limit;
    }
    assert.ok(next >= total);
  });
}
