import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { paths } from '#kit/paths/paths.ts';
import { expectComplaints, finishAnimations, holdBack, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile, storedRequests } from '../support/journeys.ts';
import { dayAhead } from '../support/leads.ts';

const server = serverForFile();

/**
 * As Google Translate does: each text gives way to two elements with a translated copy, here in angle quotes, and so
 * does each text that appears later. It also marks the document.
 */
function translate() {
  const translated = new WeakSet<Node>();
  const give = (text: Text) => {
    if (!text.nodeValue?.trim() || text.parentElement?.closest('font, script, style, textarea')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${text.nodeValue}»`;
    outer.append(inner);
    translated.add(outer);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(give);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') give(target as Text);
      for (const node of addedNodes) if (!translated.has(node)) translateAll(node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  translateAll(document.body);
  document.documentElement.classList.add('translated-ltr');
  document.documentElement.lang = 'es';
}

const isTranslated = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
    const bare: string[] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (nodeValue?.trim() && !parentElement?.closest('font, script, style, textarea')) bare.push(nodeValue);
    }
    return bare;
  });

/** React says so when it renders a page anew that was changed before or while it came to life. */
const anew = /React error #418/;

/** React stores its root on the element. */
const isHydrated = () =>
  Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer'));

const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first().waitFor();

const shownText = (page: Page) => page.locator('#root').innerText();

/** A whole quote in a page that was translated; every text that changes meanwhile is right and translated. */
async function sendTranslatedQuote(page: Page) {
  const add = page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true });
  await add.click();
  await shown(page, '«$89.00»');
  await page.getByRole('button', { name: 'Add one 2-Seat Sofa' }).first().click();
  await shown(page, '«$160.20»');
  await page.getByRole('button', { name: /Get This Quote/ }).click();
  await page.getByRole('heading', { name: /Almost Done/ }).waitFor();
  await page.locator('[name=name]').fill('Ana Translated');
  await page.locator('[name=contactMethod][value=email]').check();
  await page.locator('[name=email]').fill('ana.translated@example.com');
  await page.locator('form [name=zipCode]').fill('91501');
  await page.locator('[name=preferredDate]').fill(dayAhead(3));
  await page.getByRole('button', { name: /Send my quote request/ }).click();
  await page.getByRole('heading', { name: /Quote Request Sent!/ }).waitFor();
  assert.deepEqual(await isTranslated(page), []);
}

test('a page comes to life further down and when the browser has translated it, and keeps every word and all input', async ({
  step,
  browser,
}) => {
  await step('the coverage map keeps Tab inside', async () => {
    const page = await openPage(browser, { viewport: widths.desk, reducedMotion: 'reduce' });
    await page.goto(server.origin + paths.contact);
    await page.getByRole('button', { name: 'View Coverage Map' }).click();
    await page.getByRole('dialog', { name: 'Where we clean' }).waitFor();
    for (let presses = 1; presses <= 8; presses++) {
      await page.keyboard.press('Tab');
      // After the last element, Tab reaches the browser's own controls.
      const focused = () => {
        const element = document.activeElement!;
        return element.matches('body, dialog, dialog *') ? null : element.outerHTML;
      };
      assert.equal(await page.evaluate(focused), null, `after ${presses} presses`);
    }
  });

  await step('a calculator that is reloaded further down comes to life by itself', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    await page.goto(server.origin + paths.calculator);
    // React stores its root on the element.
    const isHydrated = () =>
      Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer'));
    await page.waitForFunction(isHydrated);
    for (const top of [300, 600, 900]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      await page.reload();
      await page.waitForFunction(isHydrated);
    }
  });

  await step('a home page that becomes narrow does not scroll sideways', async () => {
    const page = await openPage(browser, { viewport: widths.desk, reducedMotion: 'reduce' });
    await page.goto(server.origin + paths.home);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(finishAnimations);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    }
  });

  await step(
    'a visitor whose browser translates the page after it came to life builds and sends a quote',
    async () => {
      const page = await openPage(browser, { viewport: widths.phone });
      expectComplaints(page, anew);
      await page.goto(server.origin + paths.calculator);
      await page.waitForFunction(isHydrated);
      await page.evaluate(translate);
      await sendTranslatedQuote(page);
    },
  );

  await step(
    'a page that was translated and extended before it comes to life keeps every word, the first press and what was typed',
    async () => {
      const page = await openPage(browser, { viewport: widths.phone });
      expectComplaints(page, anew);
      const scripts = await holdBack(page, /-entry|\/live-/);
      await page.goto(server.origin + paths.calculator);
      await page.evaluate(translate);
      await page.evaluate(() => {
        const extension = document.createElement('div');
        document.querySelector('#root form')!.prepend(extension);
        document.querySelector('#root button')!.setAttribute('data-extension', '');
      });
      const before = await shownText(page);
      await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
      scripts.release();
      await shown(page, '«$89.00»');
      const after = await shownText(page);
      assert.ok(after.length >= before.length, `${before}\nbecame\n${after}`);
      await page.getByRole('button', { name: 'Remove one 2-Seat Sofa' }).first().click();
      await sendTranslatedQuote(page);
    },
  );

  await step(
    'a contact page with an extension’s nodes keeps its sections and sends its form, translated at any time',
    async () => {
      const page = await openPage(browser, { viewport: widths.desk });
      expectComplaints(page, anew);
      const scripts = await holdBack(page, /-entry|\/live-/);
      await page.goto(server.origin + paths.contact);
      const headings = page.locator('#root :is(h1, h2, h3)');
      const before = await headings.allInnerTexts();
      await page.evaluate(() =>
        document.querySelector('#root form')!.prepend(document.createElement('span')),
      );
      await page.locator('[name=firstName]').fill('Rosa');
      scripts.release();
      await page.waitForFunction(isHydrated);
      await page.getByText(/^(Open now|Closed), /).waitFor();
      assert.deepEqual(await headings.allInnerTexts(), before);
      assert.equal(await page.locator('[name=firstName]').inputValue(), 'Rosa');
      await page.evaluate(translate);
      await page.locator('[name=lastName]').fill('Kwon');
      await page.locator('[name=phone]').fill('8185550123');
      await page.locator('[name=email]').fill('rosa.translated@example.com');
      await page.locator('[name=service]').selectOption('multiple');
      await page.locator('[name=message]').fill('A sofa.');
      await page.getByRole('button', { name: /Send my request/ }).click();
      await page.getByText(/Urgent\? Call/).waitFor();
      const [request] = await storedRequests(server.origin, 'rosa.translated@example.com');
      assert.equal(request?.message, 'A sofa.');
    },
  );

  await step('a page whose script fails is the plain form again, with what was typed', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    // Firefox reports an error without its words.
    expectComplaints(page, /broken by a test|^Error$/);
    await page.goto(server.origin + paths.calculator);
    await page.waitForFunction(isHydrated);
    await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
    await page.getByRole('button', { name: /Get This Quote/ }).click();
    await page.locator('[name=name]').fill('Rosa Plain');
    await page.evaluate(() => {
      Node.prototype.insertBefore = Node.prototype.appendChild = () => {
        throw new Error('broken by a test');
      };
    });
    // The form's errors cannot be shown.
    await page.getByRole('button', { name: /Send my quote request/ }).click();
    // Both steps, as without JavaScript.
    await page.getByLabel('Quantity of 2-Seat Sofa', { exact: true }).waitFor();
    assert.equal(await page.locator('[name=name]').inputValue(), 'Rosa Plain');
    await page.locator('[name=contactMethod][value=email]').check();
    await page.locator('[name=email]').fill('rosa.plain@example.com');
    await page.locator('form [name=zipCode]').fill('91501');
    await page.locator('[name=preferredDate]').fill(dayAhead(3));
    await page.getByRole('button', { name: /Send my quote request/ }).click();
    await page.getByRole('heading', { name: /Quote Request Sent!/ }).waitFor();
    const [request] = await storedRequests(server.origin, 'rosa.plain@example.com');
    assert.deepEqual(request?.quote?.items, [{ title: '2-Seat Sofa', quantity: 1, unit: 'piece' }]);
  });
});
