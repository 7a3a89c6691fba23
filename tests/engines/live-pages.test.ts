import assert from 'node:assert/strict';
import { paths } from '#shared/paths.ts';
import { bothWidths, visit } from '../support/engines/engine-session.ts';
import { isHydrated } from '../support/engines/page-functions.ts';
import { button } from '../support/engines/tab.ts';

for (const width of bothWidths) {
  visit('the coverage map keeps Tab inside, and Escape gives the focus back', width, async (tab) => {
    await tab.go(paths.contact);
    await tab.until(isHydrated);
    await tab.click(button('View Coverage Map'));
    await tab.find({ css: 'dialog' });
    for (let presses = 1; presses <= 8; presses++) {
      await tab.press('Tab');
      // After the last element, Tab reaches the browser's own controls.
      const focused = () => {
        const element = document.activeElement!;
        return element.matches('body, dialog, dialog *') ? null : element.outerHTML;
      };
      assert.equal(await tab.evaluate(focused), null, `after ${presses} presses`);
    }
    await tab.press('Escape');
    await tab.until(() => document.activeElement!.textContent.startsWith('View Coverage Map'));
    await tab.until(() => !find({ css: 'dialog' }));
  });
}

visit('a calculator that is reloaded further down comes to life by itself', 'desk', async (tab) => {
  await tab.go(paths.calculator);
  await tab.until(isHydrated);
  for (const top of [300, 600, 900]) {
    await tab.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    await tab.reload();
    await tab.until(isHydrated);
  }
});
