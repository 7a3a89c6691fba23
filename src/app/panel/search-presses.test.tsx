import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { contactBody, quoteBody } from '../../../tests/support/leads.ts';
import { fill, panelForFile, untilGone } from '../../../tests/support/panel/panel.ts';

const panel = panelForFile();

/** Delays around the debounce of 300 ms, and as soon as a click can follow a letter. */
const delays = [0, 150, 290, 300, 310];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Longer than the debounce. */
const settled = () => wait(350);

const getQuery = () => Object.fromEntries(new URLSearchParams(location.search));
const findBox = () => document.querySelector<HTMLInputElement>('main input[type=search]')!;

/** Types into the list's search and presses that many milliseconds later. */
async function typeAndPress(text: string, button: HTMLElement, milliseconds: number) {
  fill(findBox(), text);
  const end = performance.now() + milliseconds;
  await wait(Math.max(0, milliseconds - 20));
  while (performance.now() < end);
  button.click();
}

/** All lists share the search, so one of them is pressed at every moment. */
const lists = [
  { path: adminPaths.requests, button: /^Edit/, dialog: 'request', delays },
  { path: adminPaths.quotes, button: /^Edit/, dialog: 'quote', delays: [290, 310] },
  { path: adminPaths.outbox, button: /^Preview/, dialog: 'email', delays: [290, 310] },
];

for (const { path, button, dialog, delays } of lists) {
  test(`${path}: a press soon after typing opens the dialog and keeps the search`, async () => {
    const lead = quoteBody([{ serviceId: 1, quantity: 1 }], {}, { firstName: 'Presso' });
    await panel.call('POST', api.contact, lead);
    for (const milliseconds of delays) {
      const { screen, user } = await panel.open(path);
      const [row] = await screen.findAllByRole('button', { name: button });
      await typeAndPress('presso', row!, milliseconds);
      await screen.findByRole('dialog');
      await settled();
      expect(getQuery(), `${milliseconds} ms`).toMatchObject({
        search: 'presso',
        [dialog]: expect.stringMatching(/\d/),
      });
      // Back closes only the dialog.
      await user.keyboard('{Escape}');
      await untilGone(() => screen.queryByRole('dialog'));
      expect(getQuery(), `${milliseconds} ms`).toEqual({ search: 'presso' });
      expect(findBox()).toHaveValue('presso');
    }
  });
}

test('Clear Filters soon after typing empties the search, in the box too', async () => {
  const { screen } = await panel.open(`${adminPaths.quotes}?status=new`);
  for (const milliseconds of delays) {
    await typeAndPress('nobody', await screen.findByRole('button', { name: 'Clear Filters' }), milliseconds);
    await settled();
    await waitFor(() => expect(findBox(), `${milliseconds} ms`).toHaveValue(''));
    expect(getQuery(), `${milliseconds} ms`).toEqual({});
  }
});

test('a link to another screen soon after typing leads there, and Back brings the search', async () => {
  for (const milliseconds of [100, 310]) {
    const { screen } = await panel.open(adminPaths.blog);
    const [edit] = await screen.findAllByRole('link', { name: /^Edit/ });
    await typeAndPress('couch', edit!, milliseconds);
    await screen.findByRole('button', { name: 'Update Post' });
    await settled();
    expect(getQuery()).toEqual({});
    history.back();
    await waitFor(() => expect(findBox()).toHaveValue('couch'));
    expect(getQuery()).toEqual({ search: 'couch' });
  }
});

test('another filter chosen soon after typing keeps the search', async () => {
  await panel.call('POST', api.contact, contactBody({ firstName: 'Filtera' }));
  const { screen, user } = await panel.open(adminPaths.requests);
  fill(await screen.findByRole('searchbox'), 'filtera');
  await user.selectOptions(screen.getByLabelText('Status'), 'new');
  await waitFor(() => expect(getQuery()).toEqual({ status: 'new', search: 'filtera' }));
  const found = await panel.call<CustomerRequest[]>('GET', `${adminApi.requests}?status=new&search=filtera`);
  expect(found).toHaveLength(1);
});
