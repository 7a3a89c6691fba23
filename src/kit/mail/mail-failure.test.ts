import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailFailureText } from './mail-failure.ts';

const cases: [said: string, meant: RegExp][] = [
  ["Can't send mail - all recipients were rejected: 550 5.1.1 No such user here", /doesn’t exist/],
  ["Can't send mail - all recipients were rejected: 550 refused with 550", /doesn’t exist/],
  ["Can't send mail - all recipients were rejected: 451 refused with 451", /try again later/],
  ["Can't send mail - all recipients were rejected: 452 4.2.2 Mailbox full", /mailbox is full/],
  ['Message failed: 554 5.7.1 Relay access denied', /won’t deliver for us/],
  ['Message failed: 550 5.4.5 Daily user sending limit exceeded', /sending limit.*three days/],
  ['Message failed: 554 5.2.252 SendAsDenied', /send from this address/],
  ['Message failed: 554 Message rejected: Email address is not verified.', /send from this address/],
  ['Invalid login: 535 Authentication failed', /username or password/],
  ['connect ECONNREFUSED 127.0.0.1:9', /couldn’t reach/],
  ['getaddrinfo ENOTFOUND smtp.example', /couldn’t find the mail server/],
  ['The mail server took too long', /took too long/],
  ['Greeting never received', /took too long/],
  ['self-signed certificate in certificate chain', /encrypted connection/],
  ['Connection closed unexpectedly', /closed the connection/],
  ['The recipient is not one email address', /isn’t a valid email/],
  ['Unexpected end of JSON input', /couldn’t read/],
  ['554 nobody knows why', /rejected the email/],
];

for (const [said, meant] of cases) {
  test(`"${said}" is told in plain words`, () => assert.match(mailFailureText(said), meant));
}
