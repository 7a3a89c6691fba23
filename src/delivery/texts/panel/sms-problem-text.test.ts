import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smsProblems } from '#delivery/texts/sms-connection.ts';
import { smsProblemText } from './sms-problem-text.ts';

test('whoever uses Twilio is never told to check a URL, since the form has none then', () => {
  for (const problem of smsProblems) {
    const { title, next } = smsProblemText({ problem, code: null }, '(818) 555-0143', 'twilio');
    assert.doesNotMatch(`${title} ${next}`, /URL/, problem);
  }
  const other = smsProblemText({ problem: 'not-found', code: null }, '(818) 555-0143', 'other');
  assert.equal(other.next, 'Check the spelling of the URL.');
});
