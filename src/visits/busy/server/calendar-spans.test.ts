import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSpans } from './calendar-spans.ts';

/** From Sunday, November 1, 2026, when the clocks go back, to the end of the week after. */
const within = { start: Date.parse('2026-11-01T00:00Z'), end: Date.parse('2026-11-15T00:00Z') };
const options = { within, timeZone: 'America/Los_Angeles', ownHost: 'www.example.com' };

const calendar = (...parts: (string | readonly string[])[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts.flat(), 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

const stamp = (time: number) => new Date(time).toISOString().slice(5, 16);
const read = (text: string) => {
  const found = readSpans(text, options);
  assert.ok(found);
  return { ...found, spans: found.spans.map(({ start, end }) => `${stamp(start)} ${stamp(end)}`) };
};

const outlookPacific = [
  'BEGIN:VTIMEZONE',
  'TZID:Customized Time Zone',
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0800',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0800',
  'TZOFFSETTO:-0700',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

const daily = ['UID:d', 'DTSTART;TZID=America/Los_Angeles:20201102T090000', 'DURATION:PT1H'];
const weekly = [
  'UID:w@google.com',
  'DTSTART;TZID=America/Los_Angeles:20261005T090000',
  'DTEND;TZID=America/Los_Angeles:20261005T100000',
  'RRULE:FREQ=WEEKLY;BYDAY=MO,WE',
];

const cases: [string, string, string[]][] = [
  [
    'a meeting from Google in UTC, folded, with an alarm whose duration is its own',
    calendar(
      event(
        'DTSTART:2026110',
        ' 2T170000Z',
        'DTEND:20261102T183000Z',
        'UID:a@google.com',
        'DESCRIPTION:a\\nb',
        'BEGIN:VALARM',
        'TRIGGER:-PT10M',
        'DURATION:PT9H',
        'END:VALARM',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
      ),
    ),
    ['11-02T17:00 11-02T18:30'],
  ],
  [
    'free, cancelled, declined by Outlook’s mark, and our own',
    calendar(
      ...[
        ['UID:1', 'TRANSP:TRANSPARENT'],
        ['UID:2', 'STATUS:CANCELLED'],
        ['UID:3', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
        ['UID:visit-12-3@www.example.com'],
        ['UID:block-2-2026-11-03@www.example.com'],
        ['UID:visit-12@elsewhere.com', 'STATUS:TENTATIVE'],
      ].map((lines) => event('DTSTART:20261103T170000Z', 'DTEND:20261103T180000Z', ...lines)),
    ),
    ['11-03T17:00 11-03T18:00'],
  ],
  [
    'whole days, over the night with 25 hours, one without an end, and two whose rule ends at a time',
    calendar(
      event('UID:1', 'DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261102'),
      event('UID:2', 'DTSTART;VALUE=DATE:20261105'),
      event('UID:3', 'DTSTART;VALUE=DATE:20261108', 'RRULE:FREQ=DAILY;UNTIL=20261109T000000Z'),
    ),
    ['11-01T07:00 11-02T08:00', '11-05T08:00 11-06T08:00', '11-08T08:00 11-10T08:00'],
  ],
  [
    'a floating time is local',
    calendar(event('UID:1', 'DTSTART:20261104T090000', 'DTEND:20261104T100000')),
    ['11-04T17:00 11-04T18:00'],
  ],
  [
    'names of zones: Windows, a path that ends in one, Microsoft’s UTC, unknown',
    calendar(
      event('UID:1', 'DTSTART;TZID="Eastern Standard Time":20261102T090000', 'DURATION:PT1H'),
      event('UID:2', 'DTSTART;TZID=/freeassociation.org/America/Denver:20261103T090000', 'DURATION:PT1H'),
      event('UID:3', 'DTSTART;TZID=tzone://Microsoft/Utc:20261104T090000', 'DURATION:PT1H'),
      event('UID:4', 'DTSTART;TZID=My Zone:20261105T090000', 'DURATION:PT1H'),
    ),
    [
      '11-02T14:00 11-02T15:00',
      '11-03T16:00 11-03T17:00',
      '11-04T09:00 11-04T10:00',
      '11-05T17:00 11-05T18:00',
    ],
  ],
  [
    'a zone that the file defines, on both sides of its change',
    calendar(
      outlookPacific,
      event(
        'UID:1',
        'DTSTART;TZID=Customized Time Zone:20261031T180000',
        'DTEND;TZID=Customized Time Zone:20261031T190000',
        'RRULE:FREQ=DAILY;COUNT=2',
      ),
    ),
    ['11-01T01:00 11-01T02:00', '11-02T02:00 11-02T03:00'],
  ],
  [
    'a weekly series that began a month ago keeps its local time over the change',
    calendar(event(...weekly)),
    [
      '11-02T17:00 11-02T18:00',
      '11-04T17:00 11-04T18:00',
      '11-09T17:00 11-09T18:00',
      '11-11T17:00 11-11T18:00',
    ],
  ],
  [
    'exceptions in local time, in UTC and as a date, and an end in UTC',
    calendar(
      event(
        ...daily,
        'RRULE:FREQ=DAILY;UNTIL=20261106T170000Z',
        'EXDATE;TZID=America/Los_Angeles:20261101T090000,20261102T090000',
        'EXDATE:20261103T170000Z',
        'EXDATE;VALUE=DATE:20261104',
      ),
    ),
    ['11-05T17:00 11-05T18:00', '11-06T17:00 11-06T18:00'],
  ],
  [
    'an instance moved, one cancelled, one free, and a moved one of a series that is not in the file',
    calendar(
      event(...weekly),
      event(
        'UID:w@google.com',
        'RECURRENCE-ID;TZID=America/Los_Angeles:20261102T090000',
        'DTSTART;TZID=America/Los_Angeles:20261103T130000',
        'DTEND;TZID=America/Los_Angeles:20261103T150000',
      ),
      event(
        'UID:w@google.com',
        'RECURRENCE-ID:20261104T170000Z',
        'DTSTART:20261104T170000Z',
        'STATUS:CANCELLED',
      ),
      event(
        'UID:w@google.com',
        'RECURRENCE-ID:20261109T170000Z',
        'DTSTART:20261109T170000Z',
        'TRANSP:TRANSPARENT',
      ),
      event('UID:x', 'RECURRENCE-ID:20200101T100000Z', 'DTSTART:20261110T100000Z', 'DTEND:20261110T110000Z'),
    ),
    ['11-03T21:00 11-03T23:00', '11-10T10:00 11-10T11:00', '11-11T17:00 11-11T18:00'],
  ],
  [
    'this and all following moved, then one of those moved again',
    calendar(
      event(...weekly),
      event(
        'UID:w@google.com',
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/Los_Angeles:20261026T090000',
        'DTSTART;TZID=America/Los_Angeles:20261026T140000',
        'DTEND;TZID=America/Los_Angeles:20261026T143000',
      ),
      event(
        'UID:w@google.com',
        'RECURRENCE-ID;TZID=America/Los_Angeles:20261109T090000',
        'DTSTART;TZID=America/Los_Angeles:20261110T080000',
        'DTEND;TZID=America/Los_Angeles:20261110T090000',
      ),
    ),
    [
      '11-02T22:00 11-02T22:30',
      '11-04T22:00 11-04T22:30',
      '11-10T16:00 11-10T17:00',
      '11-11T22:00 11-11T22:30',
    ],
  ],
  [
    'further dates: times, whole days, periods with an end and with a duration',
    calendar(
      event(
        'UID:1',
        'DTSTART:20260101T100000Z',
        'DTEND:20260101T110000Z',
        'RDATE:20261102T100000Z,20261103T120000Z',
      ),
      event('UID:2', 'DTSTART;VALUE=DATE:20260101', 'RDATE;VALUE=DATE:20261106'),
      event(
        'UID:3',
        'DTSTART:20260101T100000Z',
        'DURATION:PT1H',
        'RDATE;VALUE=PERIOD:20261108T100000Z/20261108T113000Z,20261109T100000Z/PT3H',
      ),
    ),
    [
      '11-02T10:00 11-02T11:00',
      '11-03T12:00 11-03T13:00',
      '11-06T08:00 11-07T08:00',
      '11-08T10:00 11-08T11:30',
      '11-09T10:00 11-09T13:00',
    ],
  ],
  [
    'rules that began years ago: every second week, a monthly weekday, a yearly day, a month’s last workday',
    calendar(
      event('UID:1', 'DTSTART:20100104T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;INTERVAL=2'),
      event('UID:2', 'DTSTART:20100112T120000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=2TU'),
      event('UID:3', 'DTSTART;VALUE=DATE:20081112', 'RRULE:FREQ=YEARLY'),
      event(
        'UID:4',
        'DTSTART:20091130T150000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=10',
      ),
    ),
    [
      '11-02T10:00 11-02T11:00',
      '11-10T12:00 11-10T13:00',
      '11-12T08:00 11-13T08:00',
      '11-13T15:00 11-13T16:00',
    ],
  ],
  [
    'a night out, and events that touch, as one span',
    calendar(
      event('UID:1', 'DTSTART:20261102T230000Z', 'DTEND:20261103T020000Z'),
      event('UID:2', 'DTSTART:20261103T020000Z', 'DTEND:20261103T030030Z'),
      event('UID:3', 'DTSTART:20261103T050000Z'),
      event('UID:4', 'DTSTART:20261103T060000Z', 'DTEND:20261103T050000Z'),
    ),
    ['11-02T23:00 11-03T03:01'],
  ],
];

test('calendars in the shapes of Google, Apple and Outlook', () => {
  for (const [name, text, spans] of cases) assert.deepEqual(read(text), { spans, unreadable: 0 }, name);
  const [, , spans] = cases[0]!;
  assert.deepEqual(read(`\uFEFF${cases[0]![1].replaceAll('\r\n', '\n')}`).spans, spans, 'plain line ends');
});

test('a damaged event is left out and counted; no whole calendar is none', () => {
  const good = event('UID:1', 'DTSTART:20261102T100000Z', 'DTEND:20261102T110000Z', 'a line without a colon');
  const damaged = [
    event('UID:2', 'DTSTART:someday'),
    event('UID:3', 'SUMMARY:no time'),
    event('UID:4', 'DTSTART:20261102T100000Z', 'RRULE:FREQ=MONTHLY;BYDAY=6MO'),
  ];
  assert.deepEqual(read(calendar(good, ...damaged)), {
    spans: ['11-02T10:00 11-02T11:00'],
    unreadable: 3,
  });
  for (const text of ['', '<!doctype html><html></html>', calendar(good).slice(0, -20)]) {
    assert.equal(readSpans(text, options), undefined);
  }
});
