/** Spanish takes the whole way from home to a booked visit. */
const eachStory = [
  ...['live-pages', 'panel-invoices', 'quote-page', 'quote-to-visit', 'spanish-journey'],
  'translated-pages',
];
/**
 * The journeys that `npm test` runs in Firefox and WebKit too; `--engine` runs all of tests/e2e.
 * @type {Record<string, string[]>}
 */
export const chosenJourneys = {
  firefox: eachStory.map(getFile),
  // Crews have iPhones, or a Chromium.
  webkit: [...eachStory, 'panel-visit-day'].map(getFile),
};

/** They take half a minute each, and find the same in every engine; with `--engine` they run where they can. */
const accessibilityTests = [
  'axe finds nothing',
  'list, details, form and settings are accessible',
  "the crew's day has no",
];

/** Too long for `npm test` in the chosen journeys; `--engine` runs them. */
export const longTests = [
  ...accessibilityTests,
  'two phones of one crew, one of them offline',
  'another user of the device sees nothing',
  'what somebody entered before the role changed',
  'signing out asks while something waits',
  'a visit that was moved meanwhile',
  'what the server refuses says why',
  'what was added on the spot changes',
  'the office opens the day of a visit',
  'a customer accepts a quote without JavaScript',
  'a change and a refusal with JavaScript',
  'an entry whose response was lost',
  'a device without room',
  'an invoice is voided by a credit note',
  'a part of a paid invoice is credited once',
  'the list filters by status and finds by number',
  'an invoice without a quote is made',
  'the coverage map keeps Tab inside',
];

const others = ['firefox', 'webkit'];
const debuggerOnly = 'uses the debugger of Chromium';

/**
 * Tests that an engine can't run here; all others in tests/e2e run in all three. Without `tests`, the whole file;
 * without `file`, the tests of all files whose names begin like this.
 * @type {{ engines: string[], file?: string, tests?: string[], reason: string }[]}
 */
export const notMadeFor = [
  {
    engines: ['firefox'],
    tests: accessibilityTests,
    reason: 'Firefox 153 crashes while axe reads some dialogs of the panel',
  },
  { engines: others, file: 'tests/e2e/page-bytes.test.ts', reason: debuggerOnly },
  { engines: others, file: 'tests/e2e/panel-push.test.ts', reason: debuggerOnly },
  {
    engines: ['firefox'],
    file: 'tests/e2e/panel-alerts.test.ts',
    tests: ['alerts are turned on, tested until they arrive'],
    reason: 'only the debugger of Chromium hands a message to a worker',
  },
  {
    engines: ['webkit'],
    file: 'tests/e2e/panel-alerts.test.ts',
    reason: 'WebKitGTK has no push messages',
  },
  {
    engines: others,
    file: 'tests/e2e/speculation-rules.test.ts',
    reason: 'only Chromium has speculation rules',
  },
  {
    engines: ['webkit'],
    file: 'tests/e2e/panel-office.test.ts',
    tests: ['an email can be read as its receiver sees it'],
    reason: 'what is in a frame is out of reach',
  },
  {
    engines: ['webkit'],
    file: 'tests/e2e/forced-colors.test.ts',
    reason: 'WebKit has no forced colors',
  },
];

/** @param {string} name */
function getFile(name) {
  return `tests/e2e/${name}.test.ts`;
}
