import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureWords } from './failure-words.ts';

const cases: [said: string, meant: RegExp][] = [
  ["Can't send mail - all recipients were rejected: 550 5.1.1 No such user here", /does not exist/],
  ["Can't send mail - all recipients were rejected: 550 refused with 550", /does not exist/],
  ["Can't send mail - all recipients were rejected: 451 refused with 451", /come back later/],
  ["Can't send mail - all recipients were rejected: 452 4.2.2 Mailbox full", /mailbox .* is full/],
  ['Message failed: 554 5.7.1 Relay access denied', /refused to deliver it for us/],
  ['Invalid login: 535 Authentication failed', /user name or password/],
  ['connect ECONNREFUSED 127.0.0.1:9', /could not be reached/],
  ['getaddrinfo ENOTFOUND smtp.example', /not found under its name/],
  ['The mail server took too long', /did not answer in time/],
  ['Greeting never received', /did not answer in time/],
  ['self-signed certificate in certificate chain', /No encrypted connection/],
  ['Connection closed unexpectedly', /broke off/],
  ['The recipient is not one email address', /not a valid e-mail address/],
  ['Unexpected end of JSON input', /cannot be read/],
  ['554 nobody knows why', /did not take the e-mail/],
];

for (const [said, meant] of cases) {
  test(`"${said}" is told in plain words`, () => assert.match(failureWords(said), meant));
}
