import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillOutline, type Point } from './fill-outline.ts';

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const rows = ({ width, alpha }: ReturnType<typeof fillOutline>) =>
  Array.from({ length: alpha.length / width }, (_, y) => [...alpha.subarray(y * width, (y + 1) * width)]);

const cases: [name: string, contours: Point[][], expected: number[][]][] = [
  [
    'whole pixels',
    [box(1, 1, 3, 2)],
    [
      [0, 0, 0, 0],
      [0, 255, 255, 0],
      [0, 0, 0, 0],
    ],
  ],
  [
    'half a pixel across',
    [box(0.5, 0, 2, 1)],
    [
      [128, 255, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ],
  [
    'a quarter of a pixel down',
    [box(0, 0.75, 1, 2)],
    [
      [64, 0, 0, 0],
      [255, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ],
  [
    'two shapes that overlap',
    [box(0, 0, 2, 1), box(1, 0, 3, 1)],
    [
      [255, 255, 255, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ],
  [
    'a hole drawn the other way round',
    [box(0, 0, 4, 3), box(1, 1, 3, 2).toReversed()],
    [
      [255, 255, 255, 255],
      [255, 0, 0, 255],
      [255, 255, 255, 255],
    ],
  ],
  [
    'what lies outside',
    [box(-2, -2, 1, 9)],
    [
      [255, 0, 0, 0],
      [255, 0, 0, 0],
      [255, 0, 0, 0],
    ],
  ],
  [
    'a slope',
    [
      [
        [0, 0],
        [2, 0],
        [0, 2],
      ],
    ],
    [
      [255, 128, 0, 0],
      [128, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ],
  [
    'nothing',
    [],
    [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ],
];

for (const [name, contours, expected] of cases) {
  test(`fills ${name}`, () => {
    assert.deepEqual(rows(fillOutline(contours, { width: 4, height: 3 })), expected);
  });
}
