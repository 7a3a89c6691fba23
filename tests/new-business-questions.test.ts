import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { checkedAnswers } from '../scripts/new-business/answers.ts';
import { askAnswers } from '../scripts/new-business/questions.ts';

/** The questions that appear when these lines are typed, and the result. */
async function answerWith(lines: string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  const answers = await askAnswers(input, output).finally(() => output.end());
  return { answers, told: await text(output) };
}

const untilPhone = [
  'Salt & Cedar Cleaning',
  'Salem',
  '',
  '',
  '',
  '2012',
  '',
  'OR',
  'en es',
  'America/Los_Angeles',
];
const fromEmail = ['hi@salt.example', '', '', '09:00-13:00', 'Salem: 97301–97306, 97317', ''];
const claims = ['12', '900+', '98', '4.8', '210', 'Licensed in Oregon; Insured'];

test('Enter accepts the default in brackets, other answers are taken as typed', async () => {
  const { answers, told } = await answerWith([
    ...untilPhone,
    '(503) 555-0100',
    ...fromEmail,
    ...claims,
    '',
    '',
  ]);
  assert.match(told, /Legal name\? \[Salt & Cedar Cleaning LLC\]/);
  assert.equal(answers.shortName, 'Salt');
  assert.equal(answers.county, 'Salem County');
  assert.equal(answers.radiusMiles, 25);
  assert.equal(answers.hours.length, 6);
  assert.deepEqual(answers.hours[5], { day: 6, opens: '09:00', closes: '13:00' });
  assert.deepEqual(answers.places, [{ name: 'Salem', zipCodes: '97301–97306 97317' }]);
  assert.deepEqual(answers.claims.credentials, ['Licensed in Oregon', 'Insured']);
  assert.equal(answers.accent, '#ffb92e');
});

test('an invalid answer is asked again with the reason, and no earlier answer is lost', async () => {
  const { answers, told } = await answerWith([
    ...untilPhone,
    '503-555-0100',
    '(503) 555-0100',
    ...fromEmail,
    '12',
    '900+',
    'most of them',
    '101',
    '98',
    ...claims.slice(3),
    'navy',
    '#1f4e79',
    '',
  ]);
  for (const reason of ['Written (503) 555-0100', 'A number', 'At most 100', 'Write a color as #rrggbb']) {
    assert.ok(told.includes(`${reason}\n`), reason);
  }
  assert.equal(answers.name, 'Salt & Cedar Cleaning');
  assert.equal(answers.phone, '(503) 555-0100');
  assert.equal(answers.claims.satisfactionPercent, 98);
  assert.equal(answers.primary, '#1f4e79');
});

test('answers that end too early are reported', async () => {
  await assert.rejects(answerWith(untilPhone), /Nothing was written/);
});

test('an answer that the panel’s Settings could not save is refused with the reason', async () => {
  const example = JSON.parse(await readFile('scripts/new-business/example.json', 'utf8'));
  const day = { day: 1, opens: '09:00', closes: '17:00' };
  const zipCodes = (text: string) => ({ places: [{ name: 'Salem', zipCodes: text }] });
  const refused: [changes: object, reason: string][] = [
    [{ hours: [{ ...day, closes: '08:00' }] }, 'hours.0.closes: Closing time must be after opening time'],
    [{ hours: [{ ...day, day: 0 }] }, 'hours.0.day: 1 is Monday, 7 is Sunday'],
    [{ hours: [day, day] }, 'hours: List each day only once'],
    [zipCodes('97306–97301'), 'places.0.zipCodes: A range begins with the lower ZIP code'],
    [zipCodes('97301–97306 97304'), 'places.0.zipCodes: List each ZIP code only once'],
    [zipCodes('97001–97301'), 'places.0.zipCodes: At most 200 ZIP codes per place'],
    [{ places: [example.places[0], example.places[0]] }, 'places: Two places have the same name'],
    [
      { claims: { ...example.claims, reviewCount: 'far more than anybody counts' } },
      'claims.reviewCount: At most 20 characters',
    ],
  ];
  assert.deepEqual(checkedAnswers(example), example);
  for (const [changes, reason] of refused) {
    assert.throws(() => checkedAnswers({ ...example, ...changes }), { message: reason });
  }
});
