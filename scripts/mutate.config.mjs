import { fileURLToPath } from 'node:url';

/** Each with the tests that hold it: fast ones, without a server, since they run for each of 2,000 faults. */
const held = {
  pricing: {
    code: [
      'src/company/catalog/{pricing,code-pricing,order-fees,price-rows}.ts',
      'src/sales/quotes/own-discount.ts',
      'src/money/invoices/invoice-amounts.ts',
    ],
    tests: [
      'src/company/catalog/{pricing,codes-and-fees,price-rows}.test.ts',
      'src/sales/quotes/own-discount.test.ts',
      'src/money/invoices/invoice-amounts.test.ts',
    ],
  },
  feasibility: {
    code: [
      'src/visits/booking/{arrival-windows,driving,unkeepable-visits,workday}.ts',
      'src/visits/crews/{crew-day,visit-order,visit-ways}.ts',
    ],
    tests: [
      'src/visits/booking/{arrival-windows,workday}.test.ts',
      'src/visits/crews/{visit-order,crew-day}.test.ts',
    ],
  },
  ledger: {
    code: [
      'src/money/ledger/server/!(*.test).ts',
      'src/money/invoices/server/{record-movement,settle-invoice}.ts',
    ],
    tests: ['src/money/ledger/server/{sums,owed}.test.ts'],
  },
  clock: {
    code: ['src/sales/requests/answer-clock.ts', 'src/sales/requests/server/answer-clock.ts'],
    tests: ['src/sales/requests/{server/,}answer-clock.test.ts'],
  },
  recipients: {
    code: [
      'src/sales/customers/server/recipient.ts',
      'src/messages/planned/server/{open-recipient,reason-against}.ts',
    ],
    tests: [
      'src/sales/customers/server/recipient.test.ts',
      'src/messages/planned/server/{open-recipient,reason-against}.test.ts',
    ],
  },
};

const all = Object.values(held);

// Each fault has a process of its own, which loads the same modules.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../.cache/compiled', import.meta.url));

/** For StrykerJS; docs/testing.md#faults-on-purpose. */
export default {
  mutate: all.flatMap(({ code }) => code),
  testRunner: 'tap',
  tap: {
    testFiles: all.flatMap(({ tests }) => tests),
    nodeArgs: ['--test-reporter=tap', '-r', '{{hookFile}}', '{{testFile}}'],
    forceBail: true,
  },
  // Only the tests that reach a fault run.
  coverageAnalysis: 'perTest',
  // A busy machine.
  timeoutMS: 20_000,
  disableTypeChecks: false,
  ignorePatterns: ['/*', '!/src', '!/tests', '!/scripts', '!/package.json'],
  tempDirName: '.cache/mutate',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 90, low: 90, break: 90 },
};
