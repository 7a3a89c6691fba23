/** The screens of the panel in Chromium, from the address or the last key to the first row. */
import { chromium } from 'playwright-core';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths, api } from '#kit/paths/paths.ts';
import { provideChromium } from '../scripts/steps/chromium.mjs';
import { admin } from '../tests/support/admin.ts';
import { browserArguments, widths } from '../tests/support/browser.ts';
import { isSmallest, scaled } from './scale.mjs';

const rounds = scaled(5, 1);

export async function measureScreens(origin, known) {
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: browserArguments,
  });
  try {
    const page = await (await browser.newContext({ viewport: widths.desk })).newPage();
    await page.request.post(origin + api.login, { data: admin, headers: { Origin: origin } });
    const times = {};
    for (const [name, path] of some(screens(known))) {
      const open = async () => {
        const start = performance.now();
        await page.goto(origin + path);
        await untilShown(page);
        return performance.now() - start;
      };
      times[name] = await getTimes(open, () => page.waitForLoadState('networkidle'));
    }
    for (const [name, { path, texts }] of some(searches(known))) {
      await page.goto(origin + path);
      await untilShown(page);
      const box = page.locator('main').getByRole('searchbox');
      times[name] = [];
      for (const text of texts) {
        const found = page.waitForResponse((response) => new URL(response.url()).searchParams.has('search'));
        const start = performance.now();
        await box.fill(text);
        await found;
        await untilShown(page);
        times[name].push(performance.now() - start);
      }
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** All, or the first where the figures do not matter. */
const some = (named) => Object.entries(named).slice(0, isSmallest ? 1 : undefined);

/** With its heading, without placeholders, and nothing of before dimmed. */
const untilShown = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main h1') &&
      !document.querySelector('main .animate-pulse, main [aria-busy="true"]') &&
      document.querySelector('main')?.getAttribute('aria-busy') !== 'true',
  );

/** `settled` waits for what a screen asks for afterwards, so that the next opening has the server to itself. */
async function getTimes(measure, settled) {
  const times = [];
  for (let round = 0; round <= rounds; round++) {
    const time = await measure();
    if (round > 0) times.push(time);
    await settled();
  }
  return times;
}

const screens = ({ customerId, busyId }) => ({
  Dashboard: adminPaths.dashboard,
  Today: customerScreens.today,
  Requests: adminPaths.requests,
  'Requests, page 200': `${adminPaths.requests}?page=200`,
  Quotes: adminPaths.quotes,
  Customers: customerScreens.customers,
  'a customer': customerScreens.customer(customerId),
  'a customer of 2,000 leads': customerScreens.customer(busyId),
  Schedule: adminPaths.schedule,
  Invoices: customerScreens.invoices,
  Analytics: adminPaths.analytics,
  'Analytics, 12 months': `${adminPaths.analytics}?days=365`,
  Emails: adminPaths.outbox,
  Newsletter: adminPaths.newsletter,
  Trash: adminPaths.trash,
  'Audit log': adminPaths.audit,
  System: adminPaths.system,
});

/** Different each time, since the panel remembers what it has found. */
const searches = ({ email }) => {
  const texts = [email, 'priya nguyen', 'zzzqq', 'qz'];
  return {
    'search of requests, with its wait of 300 ms': { path: adminPaths.requests, texts },
    'search of quotes': { path: adminPaths.quotes, texts },
    'search of customers': { path: customerScreens.customers, texts },
    'search of invoices': { path: customerScreens.invoices, texts },
    'search of emails': { path: adminPaths.outbox, texts },
    'search of subscribers': { path: adminPaths.newsletter, texts },
  };
};
