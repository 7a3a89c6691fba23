import assert from 'node:assert/strict';
import type { AdminPost } from '#articles/blog/posts.ts';
import { type Sending, sendingApi } from '#articles/newsletter/sendings.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Import } from '#office/imports/imports.ts';
import { type Cluster, send, signIn } from '../support/instances.ts';
import { addReaders } from '../support/readers.ts';
import { until } from '../support/until.ts';

const rows = 900;
const readers = 10;

/** The same file is uploaded to both and run by both, while both send the same article. */
export async function moveIn({ instances, db, inbox }: Cluster) {
  const [one] = instances;
  const cookie = await signIn(one);
  const call = async <Body>(instance: typeof one, method: string, path: string, body = {}) => {
    const answer = await send(instance, method, path, { cookie, ...body });
    return { status: answer.status, body: (await answer.json()) as Body };
  };
  const { body: settings } = await call<{ updatedAt?: string }>(one, 'GET', adminApi.settings);
  const { updatedAt: _time, ...values } = settings;
  const fast = { ...values, newsletter: { hourlyLimit: 10_000 } };
  assert.equal((await call(one, 'PUT', adminApi.settings, { json: fast })).status, 200);
  await addReaders(db, readers);
  const article = { title: 'Coffee stains', content: '<p>Blot.</p>', isPublished: true };
  const { body: post } = await call<AdminPost>(one, 'POST', adminApi.posts, { json: article });
  const lines = Array.from({ length: rows }, (_, index) => `Ana ${index},moved${index}@example.com`);
  const imports = await Promise.all(
    instances.map(async (instance) => {
      const form = new FormData();
      form.set('kind', 'customers');
      form.set('file', new File([['Name,Email', ...lines].join('\n')], 'customers.csv'));
      return (await call<Import>(instance, 'POST', adminApi.imports, { form })).body.id;
    }),
  );
  const pressed = await Promise.all(
    instances.flatMap((instance) => [
      ...imports.map((id) => call(instance, 'POST', adminApi.runImport(id))),
      call(instance, 'POST', sendingApi.sendPost(post.id)),
    ]),
  );
  assert.deepEqual(pressed.map(({ status }) => status).toSorted(), [200, 200, 200, 200, 201, 409]);

  const counts = await Promise.all(
    imports.map((id) =>
      until(
        async () => (await call<Import>(one, 'GET', adminApi.import(id))).body,
        ({ status }) => status !== 'running',
      ),
    ),
  );
  assert.deepEqual(
    counts.map(({ status, done, refused }) => [status, done, refused]),
    [
      ['done', rows, 0],
      ['done', rows, 0],
    ],
  );
  assert.equal(counts[0]!.created + counts[1]!.created, rows);
  const moved = await db.selectFrom('customers').select('email').where('email', 'like', 'moved%').execute();
  assert.equal(moved.length, rows);
  assert.equal(new Set(moved.map(({ email }) => email)).size, rows);

  await until(
    async () => (await call<Sending[]>(one, 'GET', sendingApi.sendings)).body[0],
    (sending) => sending?.status === 'done',
  );
  const letters = inbox.emails.filter(({ recipients }) => recipients.join().startsWith('reader'));
  const reached = letters.flatMap(({ recipients }) => recipients).filter((to) => to.includes('@en.'));
  assert.equal(new Set(reached).size, readers);
  assert.equal(reached.length, readers);
}
