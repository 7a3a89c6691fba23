import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLastingRefusal, type SmtpRefusal, smtpRefusal } from './smtp-reply.ts';

const rcpt = 'Can’t send mail - all recipients were rejected: ';
const data = 'Message failed: ';
const mail = 'Mail command failed: ';

const replies: [said: string, refusal: SmtpRefusal | null, isLasting: boolean][] = [
  [`${rcpt}550 5.1.1 <ana@example.com>: Recipient address rejected: User unknown`, 'recipient', true],
  [`${rcpt}550-5.1.1 The email account that you tried to reach does not exist`, 'recipient', true],
  [`${rcpt}550 no such mailbox`, 'recipient', true],
  [`${rcpt}550 Requested action not taken`, 'recipient', true],
  [`${rcpt}553 5.1.3 The recipient address is not a valid address`, 'recipient', true],
  [`${rcpt}556 5.1.10 Recipient domain has a null MX`, 'recipient', true],
  [`${rcpt}550 5.4.1 Recipient address rejected: Access denied. AS(201806281)`, 'recipient', true],
  [`${rcpt}550 5.4.310 DNS domain example.invalid does not exist`, 'recipient', true],
  [`${rcpt}550 5.2.1 The email account that you tried to reach is disabled`, 'recipient', true],
  [`${data}550 5.1.1 User unknown`, 'recipient', true],
  [`${rcpt}450 4.1.1 User unknown in local recipient table`, 'recipient', false],
  [`${rcpt}552 5.2.2 Mailbox full`, 'mailbox-full', false],
  [`${rcpt}452 4.2.2 The recipient's inbox is over quota`, 'mailbox-full', false],
  [`${data}550 5.4.5 Daily user sending limit exceeded. For more information`, 'limit', false],
  [`${rcpt}550 5.4.5 Daily SMTP relay limit exceeded for user`, 'limit', false],
  [`${rcpt}550 5.7.1 Your daily message quota is used up`, 'limit', false],
  [`${data}554 Sending rate exceeded`, 'limit', false],
  [`${data}454 Throttling failure: Maximum sending rate exceeded.`, 'limit', false],
  [
    `${data}554 5.2.252 SendAsDenied; hello@x.example not allowed to send as office@x.example`,
    'sender',
    false,
  ],
  [`${data}554 Message rejected: Email address is not verified.`, 'sender', false],
  [`${rcpt}553 5.7.1 <hello@x.example>: Sender address rejected: not owned by user`, 'sender', false],
  [`${data}550 5.1.8 Access denied, bad outbound sender`, 'sender', false],
  [`${mail}550 5.1.0 Address rejected`, 'sender', false],
  [`${mail}550 unknown`, 'sender', false],
  [`${data}550 5.7.26 This mail has been blocked because it is unauthenticated`, 'policy', false],
  [`${rcpt}554 5.7.1 Relay access denied`, 'policy', false],
  [`${rcpt}554 5.7.1 Service unavailable; Client host [203.0.113.9] blocked using a list`, 'policy', false],
  [`${rcpt}550 5.7.606 Access denied, banned sending IP [203.0.113.9]`, 'policy', false],
  [`${rcpt}550 Blocked by our policy`, 'policy', false],
  [`${data}554 looks like spam`, 'policy', false],
  [`${data}552 5.3.4 Message size exceeds fixed limit`, 'content', false],
  [`${data}554 5.6.0 Corrupt message content`, 'content', false],
  [`${rcpt}530 5.7.0 Authentication Required`, 'sign-in', false],
  ['Invalid login: 535 5.7.8 Username and Password not accepted', 'sign-in', false],
  [`${rcpt}451 try later`, 'later', false],
  [`${rcpt}450 4.7.1 Greylisted, come back`, 'later', false],
  [`${data}554 Transaction failed`, 'unknown', false],
  ['550 5.1.1 on its own', 'recipient', true],
  ['connect ECONNREFUSED 127.0.0.1:25', null, false],
];

for (const [said, refusal, isLasting] of replies) {
  test(`"${said}" is about ${refusal}`, () => {
    assert.equal(smtpRefusal(said), refusal);
    assert.equal(isLastingRefusal(said), isLasting);
  });
}
