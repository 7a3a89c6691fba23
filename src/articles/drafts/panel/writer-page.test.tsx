import { waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aiNotConfiguredText } from '#articles/drafts/article-drafts.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { startWorkflow } from '../../../../tests/support/ai-services.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

let workflow: Awaited<ReturnType<typeof startWorkflow>>;
beforeAll(async () => {
  workflow = await startWorkflow(() => ({ status: 202 }));
});
afterAll(() => workflow.close());
const panel = panelForFile(() => ({ hasWorkers: true }));

async function openDialog() {
  const tab = await panel.open(adminPaths.blog);
  await tab.press('Generate AI Post');
  return within(await tab.screen.findByRole('dialog', { name: 'Generate AI Blog Post' }));
}

test('without a configured writer, the dialog says what to configure, and the topic stays', async () => {
  const dialog = await openDialog();
  await dialog.findByText(aiNotConfiguredText);
  fill(dialog.getByLabelText('Article Topic'), 'Wool');
  dialog.getByRole('button', { name: 'Generate Article' }).click();
  await within(document.body).findByText('Failed to start AI post generation');
  expect(dialog.getByLabelText('Article Topic')).toHaveValue('Wool');
});

test('the workflow is set up and tested before it is saved, and its secret never comes back', async () => {
  const { screen, press } = await panel.open(adminPaths.articleWriter);
  const url = await screen.findByLabelText('URL');
  const secret = screen.getByLabelText('Secret (optional)', { selector: 'input' });
  fill(url, 'http://127.0.0.1:9/hook');
  await press('Test the connection');
  await screen.findByText('We couldn’t reach the workflow (ECONNREFUSED).');
  fill(url, workflow.url);
  fill(secret, 'short');
  await press('Save settings');
  await screen.findByText('Use at least 16 characters', { selector: 'p' });
  fill(secret, 'a secret of both sides');
  await press('Test the connection');
  await screen.findByText('Your workflow answered');
  expect(workflow.calls.at(-1)!.body.topic).toBe('Connection test');
  await press('Save settings');
  await screen.findByText('Article settings saved');
  const after = await panel.open(adminPaths.articleWriter);
  await after.screen.findByText('Saved. Leave it empty to keep it.');
  expect(after.screen.getByLabelText('Secret (optional)', { selector: 'input' })).toHaveValue('');
});

test('a topic is asked for, and its draft appears without a reload', async () => {
  const { screen, user, press } = await panel.open(adminPaths.blog);
  await press('Generate AI Post');
  const topic = await screen.findByLabelText('Article Topic');
  fill(topic, '   ');
  await press('Generate Article');
  await screen.findByText('Please enter a topic for the AI article', { selector: 'p' });
  await waitFor(() => expect(topic).toHaveFocus());
  expect(topic).toBeInvalid();
  fill(topic, 'Coffee on wool');
  await user.keyboard('{Escape}');
  await untilGone(() => screen.queryByLabelText('Article Topic'));
  await press('Generate AI Post');
  expect(await screen.findByLabelText('Article Topic')).toHaveValue('Coffee on wool');
  screen.getByLabelText('Article Topic').focus();
  await user.keyboard('{Enter}');
  await screen.findByText('AI post generation started! The article will appear automatically when ready.');
  const item = (await screen.findByText('With the workflow')).closest('li')!;
  expect(item).toHaveTextContent('Coffee on wool');
  const row = within(item);
  const call = workflow.calls.find(({ body }) => body.topic === 'Coffee on wool')!;
  const { pathname, search } = new URL(call.body.callbackUrl);
  const article = { title: 'Wool and Coffee', content: '<p>Blot it.</p>' };
  expect((await panel.site.call('POST', pathname + search, article)).status).toBe(201);
  await row.findByText('Draft ready');
  await row.findByRole('link', { name: /^Open draft/ });
  await press(/^Dismiss/, row);
  await untilGone(() => screen.queryByText('Draft ready'));
});
