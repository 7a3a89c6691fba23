import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { AdminPost } from '#articles/blog/posts.ts';
import { adminApi, adminPaths, adminPost, paths } from '#kit/paths/paths.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

const addPost = (post: Partial<AdminPost> & { title: string }) =>
  panel.call<AdminPost>('POST', adminApi.posts, { content: '<p>Press a dry cloth on it.</p>', ...post });

const readPost = (id: number) => panel.call<AdminPost>('GET', adminApi.post(id));
const getStatus = async (slug: string) => (await panel.site.call('GET', paths.article(slug))).status;
const getSource = () => document.querySelector<HTMLTextAreaElement>('textarea[name=content]')!;

async function openPost(id: number) {
  const tab = await panel.open(adminPost.edit(id));
  await tab.screen.findByLabelText('Title *');
  return tab;
}

test('an article is pinned, renamed, hidden, and deleted after a question', async () => {
  const { id } = await addPost({ title: 'Café Spills', isPublished: true, isPinned: true });
  expect(await getStatus('cafe-spills')).toBe(200);
  const { screen, user, press } = await panel.open(adminPaths.blog);
  const findRow = async () =>
    within((await screen.findByRole('heading', { name: 'Café Spills' })).closest('li')!);
  const edit = async () => {
    await user.click((await findRow()).getByRole('link', { name: /^Edit/ }));
    await screen.findByLabelText('Slug');
  };
  await screen.findAllByText('Sunweave Team');
  (await findRow()).getByText('Published');
  (await findRow()).getByText('Pinned');

  await edit();
  fill(screen.getByLabelText('Slug'), 'Coffee on the couch!');
  await screen.findByText(/\/blog\/cafe-spills will redirect there\./);
  await press('Update Post');
  await screen.findByText('Blog post updated successfully');
  const moved = await panel.site.call('GET', paths.article('cafe-spills'));
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, paths.article('coffee-on-the-couch')]);

  await edit();
  await user.click(screen.getByLabelText('Publish immediately'));
  await press('Update Post');
  await (await findRow()).findByText('Draft');
  expect(await getStatus('coffee-on-the-couch')).toBe(404);

  await press(/^Delete/, await findRow());
  await screen.findByText('Are you sure you want to delete this blog post?');
  await press('Cancel');
  expect(await readPost(id)).toMatchObject({ title: 'Café Spills' });
  await press(/^Delete/, await findRow());
  await press('Delete', within(await screen.findByRole('alertdialog')));
  await screen.findByText('Blog post deleted successfully');
  await untilGone(() => screen.queryByRole('heading', { name: 'Café Spills' }));
});

test('the URL holds search and filter, and an article written elsewhere can be found', async () => {
  const { screen, user } = await panel.open(adminPaths.blog);
  await addPost({ title: 'Unfindable? No' });
  fill(screen.getByLabelText('Search blog posts'), 'unfindable');
  await screen.findByRole('heading', { name: 'Unfindable? No' });
  await user.selectOptions(screen.getByLabelText('Status'), 'published');
  await screen.findByText('No blog posts found.');
  expect(location.search).toBe('?search=unfindable&status=published');
  history.back();
  await screen.findByRole('heading', { name: 'Unfindable? No' });
});

test('a title gives the address, an excerpt is counted, and what is missing is said at its field', async () => {
  const { screen, press } = await panel.open(adminPost.create);
  const title = await screen.findByLabelText('Title *');
  await press('Create Post');
  await screen.findByText('Please fill in required fields');
  await waitFor(() => expect(title).toHaveFocus());
  fill(title, 'Café Crumbs');
  await screen.findByText('/blog/cafe-crumbs');
  fill(screen.getByLabelText('Excerpt'), 'Lift, blot, rinse.');
  await screen.findByText(/^18 of 500 characters/);
});

test('what was typed survives leaving, a reload and the end of the session', async () => {
  const { id } = await addPost({ title: 'Long Read' });
  const first = await openPost(id);
  fill(first.screen.getByLabelText('Title *'), 'Longer Read');
  await first.press('HTML');
  const content = '<p>Press a dry cloth on it. And wait.</p>';
  fill(getSource(), content);
  await first.user.click(first.screen.getAllByRole('link', { name: 'Quotes' })[0]!);
  await first.screen.findByText('Leave without saving?');
  await first.press('Cancel', within(await first.screen.findByRole('alertdialog')));
  expect(first.screen.getByLabelText('Title *')).toHaveValue('Longer Read');
  const { screen, user, press } = await openPost(id);
  await screen.findByText('We restored your unsaved changes.');
  expect(screen.getByLabelText('Title *')).toHaveValue('Longer Read');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('And wait.'));
  await user.click(screen.getAllByRole('link', { name: 'Quotes' })[0]!);
  await press('Leave');
  await screen.findByRole('heading', { name: 'Quote Requests' });
  const again = await openPost(id);
  expect(again.screen.getByLabelText('Title *')).toHaveValue('Longer Read');
  panel.endSession();
  await again.press('Update Post');
  const signIn = within(await again.screen.findByRole('dialog', { name: 'Please sign in again' }));
  fill(signIn.getByLabelText('Username'), 'admin');
  fill(signIn.getByLabelText('Password'), 'a long test password');
  await again.press('Sign In', signIn);
  await again.screen.findByText('Blog post updated successfully');
  expect(await readPost(id)).toMatchObject({ title: 'Longer Read', content });
});

test('a post that someone else changed keeps my words, shows theirs and takes over the rest', async () => {
  const { id } = await addPost({ title: 'Two Desks', excerpt: 'first' });
  const { screen, press } = await openPost(id);
  fill(screen.getByLabelText('Title *'), 'Mine');
  await press('HTML');
  fill(getSource(), '<p>My own. Press a dry cloth on it.</p>');
  const content = `<h2>Theirs</h2>${'<p>Wait.</p>'.repeat(40)}<p>End</p>`;
  await panel.call('PUT', adminApi.post(id), { title: 'Theirs', excerpt: 'second', content });
  await press('Update Post');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Title is now: Theirs'));
  expect(screen.getByLabelText('Title *')).toHaveValue('Mine');
  expect(screen.getByLabelText('Excerpt')).toHaveValue('second');
  await press(/^Show more/);
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('End'),
  );
  await press('Update Post');
  await screen.findByText('Blog post updated successfully');
  const saved = await readPost(id);
  expect([saved.title, saved.excerpt]).toEqual(['Mine', 'second']);
  expect(saved.content).toMatch(/^<p>My own\. .*<\/p>$/);
});

test('HTML that the editor would drop stays HTML, and plain text stays text until it is formatted', async () => {
  const table = '<p>a</p>\n<table><tbody><tr><td>1</td></tr></tbody></table>';
  const withTable = await addPost({ title: 'Table', content: table });
  const first = await openPost(withTable.id);
  await first.screen.findByText(/so it stays in HTML/);
  expect(getSource()).toHaveValue(table);
  await first.press('Editor');
  await first.screen.findByText(/<table>, <tbody>, <tr>, <td>/);
  expect(getSource()).toHaveValue(table);

  const words = 'Soap & water\n\nWool shrinks above 30 °C, so test first.\n\n- one\n- two';
  const plain = await addPost({ title: 'Plain', content: words });
  const { screen, press } = await openPost(plain.id);
  expect(getSource()).toHaveValue(words);
  await press('Editor');
  await within(await screen.findByRole('textbox', { name: 'Content *' })).findByRole('heading', {
    name: 'Soap & water',
  });
  await press('Plain text');
  expect(getSource()).toHaveValue(words);
});
