import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { adminPost } from '#kit/paths/paths.ts';
import { addPost, editorText, openBlog, openPost, tool } from '../support/blog-panel.ts';
import { expectComplaints } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

async function openEditor(browser: Browser) {
  const page = await openBlog(browser, server.origin, { path: adminPost.create });
  // The policy reports each style attribute; the picture from Google Docs does not exist.
  expectComplaints(page, /inline style|Failed to load resource/);
  await page.route('https://pictures.example/**', (route) => route.abort());
  await editorText(page).click();
  return page;
}

/** An empty editor, without what was written before. */
async function beginAnew(page: Page) {
  await page.locator('textarea[name=content]').fill('');
  await page.getByRole('button', { name: 'Editor', exact: true }).click();
  await editorText(page).click();
}

const paste = (page: Page, html: string) =>
  editorText(page).evaluate((editor, text) => {
    const data = new DataTransfer();
    data.setData('text/html', text);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox makes no such event with data of its own.
    Object.defineProperty(event, 'clipboardData', { value: data });
    editor.dispatchEvent(event);
  }, html);

/** A picture file, as from a screenshot or a folder. */
const givePicture = (page: Page, type: 'paste' | 'drop') =>
  editorText(page).evaluate(async (editor, way) => {
    const canvas = new OffscreenCanvas(40, 30);
    canvas.getContext('2d')!.fillRect(0, 0, 40, 30);
    const data = new DataTransfer();
    data.items.add(new File([await canvas.convertToBlob()], 'screenshot.png', { type: 'image/png' }));
    const options = { bubbles: true, cancelable: true };
    const { left, top } = editor.getBoundingClientRect();
    const paste = new ClipboardEvent('paste', options);
    Object.defineProperty(paste, 'clipboardData', { value: data });
    const drop = { ...options, dataTransfer: data, clientX: left + 20, clientY: top + 20 };
    return !editor.dispatchEvent(way === 'paste' ? paste : new DragEvent('drop', drop));
  }, type);

async function written(page: Page) {
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  return page.locator('textarea[name=content]').inputValue();
}

test('what is pasted into an article keeps its structure and pictures', async ({ step, browser }) => {
  await step(
    'what comes from Google Docs, Word, Word on the web and the own site keeps its structure and what pictures it can',
    async () => {
      const page = await openEditor(browser);
      await paste(
        page,
        `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400;">Rugs</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-weight:700;">Never</span><span style="font-weight:400;"> rub, </span><span style="font-style:italic;">blot</span></p><br><h2><span style="font-weight:700">Why</span></h2><ul><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-weight:400">One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">Two</p></li></ul></ul><ol start="5"><li>Five</li></ol><p><img src="https://pictures.example/a.png"></p></b>`,
      );
      await editorText(page).getByRole('heading', { name: 'Rugs' }).waitFor();
      await page.getByText('We left out a picture').first().waitFor();
      await page
        .getByText(/Save them, then add them with the image button/)
        .first()
        .waitFor();
      assert.equal(
        await written(page),
        [
          '<h2>Rugs</h2>\n<p><strong>Never</strong> rub, <em>blot</em></p>\n<h3>Why</h3>',
          '<ul>\n<li>One<ul>\n<li>Two</li>\n</ul></li>\n</ul>',
          '<ol start="5">\n<li>Five</li>\n</ol>',
        ].join('\n'),
      );

      await beginAnew(page);
      const list = (name: string, level: number, words: string) =>
        `<div class="ListContainerWrapper"><${name}><li data-aria-level="${level}"><p>${words}</p></li></${name}></div>`;
      const dot =
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/q842iQAAAABJRU5ErkJggg==';
      await paste(
        page,
        `${list('ol', 1, 'Wool')}${list('ul', 2, 'Silk')}${list('ul', 2, 'Jute')}${list('ol', 1, 'Linen')}<p>Before</p><img alt="Dot" src="data:image/png;base64,${dot}"><p>After</p>`,
      );
      await editorText(page).locator('img[src^="/uploads/"]').waitFor();
      const fromWeb = await written(page);
      assert.equal(
        fromWeb.replace(/\/uploads\/\S+?"/, 'own"'),
        '<ol>\n<li>Wool<ul>\n<li>Silk</li>\n<li>Jute</li>\n</ul></li>\n<li>Linen</li>\n</ol>\n<p>Before</p>\n<img src="own" alt="Dot">\n<p>After</p>',
      );

      await beginAnew(page);
      await paste(
        page,
        `<h2 style="font-weight: 600">Silk</h2><p><img src="${server.origin}/uploads/a.jpg" alt="A rug"></p>`,
      );
      await editorText(page).getByRole('heading', { name: 'Silk' }).waitFor();
      assert.equal(await written(page), '<h2>Silk</h2>\n<img src="/uploads/a.jpg" alt="A rug">');

      await beginAnew(page);
      const item = (depth: number, marker: string, words: string) =>
        `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${depth} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
      await paste(
        page,
        `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0in;}</style></head><body><p class=MsoNormal>Take <b style='mso-bidi-font-weight:normal'>soap</b>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>${item(1, '·', 'Wool')}${item(2, 'o', 'Silk')}${item(1, '·', 'Linen')}<p class=MsoNormal><img width=10 height=10 src="file:///C:/clip_image001.png">Then:</p>${item(1, '3.', 'Rinse')}<table><tr><td>Cold</td><td>Warm</td></tr></table></body></html>`,
      );
      await page.getByText('We left out a picture').first().waitFor();
      assert.equal(
        await written(page),
        [
          '<p>Take <strong>soap</strong>.</p>',
          '<ul>\n<li>Wool<ul>\n<li>Silk</li>\n</ul></li>\n<li>Linen</li>\n</ul>',
          '<p>Then:</p>',
          '<ol start="3">\n<li>Rinse</li>\n</ol>',
          '<p>Cold</p>\n<p>Warm</p>',
        ].join('\n'),
      );
    },
  );

  await step('a picture that is pasted or dropped is uploaded, described and put into the text', async () => {
    const page = await openEditor(browser);
    for (const way of ['paste', 'drop'] as const) {
      await page.keyboard.type('Before');
      assert.equal(await givePicture(page, way), true, 'the browser is left nothing to do');
      const dialog = page.getByRole('dialog', { name: 'Add an image' });
      await page.waitForFunction(() =>
        [...document.querySelectorAll('input')].some(({ value }) => value.startsWith('/uploads/')),
      );
      await dialog.getByLabel('Description').fill('A black square');
      await dialog.getByRole('button', { name: 'Add image' }).click();
      await editorText(page).getByRole('img', { name: 'A black square' }).waitFor();
      assert.match(await written(page), /Before[\s\S]*<img src="\/uploads\/\S+" alt="A black square"/);
      await beginAnew(page);
    }
  });

  await step(
    'plain text becomes HTML once it is formatted, and the toolbar is one stop of the Tab key',
    async () => {
      const page = await openBlog(browser, server.origin);
      const content = 'Soap & water\n\nWool shrinks above 30 °C, so test first.\n\n- one\n- two';
      const { id } = await addPost(page, server.origin, { title: 'Plain', content });
      await openPost(page, server.origin, id);
      await page.getByRole('button', { name: 'Editor' }).click();
      await editorText(page).getByText('Wool shrinks').click();
      await tool(page, 'Quote').click();
      await page.getByRole('button', { name: 'HTML' }).click();
      assert.equal(
        await page.locator('textarea[name=content]').inputValue(),
        '<h2>Soap &amp; water</h2>\n<blockquote><p>Wool shrinks above 30 °C, so test first.</p></blockquote>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
      );

      await page.goto(server.origin + adminPost.create);
      await tool(page, 'H2 heading').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      assert.equal(await focused(), 'Bold');
      await page.keyboard.press('Enter');
      // The editor takes the focus in the next frame.
      await page.waitForFunction(() => document.activeElement?.getAttribute('contenteditable') === 'true');
      await page.keyboard.type('strong');
      await editorText(page).locator('strong', { hasText: 'strong' }).waitFor();
      await page.keyboard.press('Shift+Tab');
      assert.equal(await focused(), 'Bold');
    },
  );
});
