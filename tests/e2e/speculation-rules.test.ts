import assert from 'node:assert/strict';
import { paths } from '#kit/paths/paths.ts';
import { openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

interface RuleSet {
  ruleSet: { sourceText: string; errorType?: string };
}

test('a browser accepts the script’s speculation rules', async ({ browser }) => {
  const page = await openPage(browser, { viewport: widths.desk });
  const devtools = await page.context().newCDPSession(page);
  const taken = new Promise<RuleSet['ruleSet']>((resolve) => {
    devtools.on('Preload.ruleSetUpdated', ({ ruleSet }: RuleSet) => resolve(ruleSet));
  });
  await devtools.send('Preload.enable');
  await page.goto(server.origin + paths.home);
  const { sourceText, errorType } = await taken;
  assert.equal(errorType, undefined);
  const { prerender, prefetch } = JSON.parse(sourceText) as Record<string, unknown[]>;
  assert.equal(prerender?.length, 1);
  assert.equal(prefetch?.length, 1);
  // A prerendered live page would show an old cart; pages of the panel are never prefetched.
  const never = '{"not":{"href_matches":["/(admin|api|uploads|newsletter)*","/(calculator|contact|blog)"]}}';
  assert.ok(JSON.stringify(prerender).includes(never));
  assert.match(JSON.stringify(prefetch), /"href_matches":"\/\(calculator\|contact\|blog\)"/);
});
