import assert from 'node:assert/strict';
import { test } from 'node:test';
import { article, getPath, openWithWorkflow } from './article-drafts.fixture.ts';
import { callbackMinutes } from './article-worker.ts';

const minute = 60_000;

test('delivered twice, even at the same moment, it is stored once and both deliveries succeed', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  await office.start();
  await office.jobWhen('waiting');
  const { callbackUrl } = office.workflow.calls[0]!.body;
  const answers = await Promise.all([1, 2, 3].map(() => office.deliver(callbackUrl, article)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 201]);
  office.pass(100 * minute);
  assert.equal((await office.deliver(callbackUrl, article)).status, 200);
  assert.equal((await office.posts()).length, 1);
});

test('an article that never comes: the job fails with the reason, what comes late is refused, a retry works', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  const { id } = await office.start();
  await office.jobWhen('waiting');
  office.pass(callbackMinutes * minute);
  const failed = await office.jobWhen('failed');
  assert.match(failed.reason ?? '', /no article arrived within 60 minutes/);
  const late = await office.deliver(office.workflow.calls[0]!.body.callbackUrl, article);
  assert.deepEqual([late.status, (await late.json()).code], [410, 'link-expired']);
  assert.deepEqual(await office.posts(), []);

  assert.equal((await office.adminCall('POST', `/api/admin/blog/jobs/${id}/retry`)).status, 200);
  await office.jobWhen('waiting');
  const { callbackUrl } = office.workflow.calls[1]!.body;
  assert.equal((await office.deliver(callbackUrl, article)).status, 201);
});

test('a callback that we have not signed is refused, whatever is wrong with it', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  await office.start();
  await office.jobWhen('waiting');
  const { callbackUrl } = office.workflow.calls[0]!.body;
  const changed = (change: (query: URLSearchParams) => void) => {
    const url = new URL(callbackUrl);
    change(url.searchParams);
    return url.href;
  };
  const wrong = [
    changed((query) => query.set('job', '2')),
    changed((query) => query.set('expires', String(Number(query.get('expires')) + 1))),
    changed((query) => query.set('signature', `${'A'.repeat(43)}`)),
    changed((query) => query.set('signature', 'short')),
    changed((query) => query.delete('signature')),
    changed((query) => query.delete('expires')),
    changed((query) => query.set('job', "1' or 1=1")),
  ];
  for (const url of wrong) {
    const answer = await office.deliver(url, article);
    assert.deepEqual([answer.status, (await answer.json()).code], [401, 'wrong-signature'], url);
  }
  assert.deepEqual(await office.posts(), []);
  // The right one still works.
  assert.equal((await office.deliver(callbackUrl, article)).status, 201);
});

test('a refused delivery leaves the address usable, and the panel says what was wrong', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  await office.start();
  await office.jobWhen('waiting');
  const { callbackUrl } = office.workflow.calls[0]!.body;
  const wrong: [unknown, number][] = [
    ['{"title": "A"', 400],
    ['', 400],
    [{ title: 'A', content: '' }, 422],
    [{ title: '  ', content: '<p>x</p>' }, 422],
    [{ hello: 'services' }, 422],
    [[], 422],
    [null, 422],
    [{ title: 'A', content: '<script>alert(1)</script>' }, 422],
    [{ title: 'A', content: 'x'.repeat(1_100_000) }, 413],
    [{ title: 'A', content: 'x'.repeat(200_001) }, 422],
  ];
  for (const [body, status] of wrong) {
    assert.equal((await office.deliver(callbackUrl, body)).status, status, JSON.stringify(body).slice(0, 60));
  }
  const job = await office.jobWhen('waiting');
  assert.match(job.reason ?? '', /^A delivery was refused\. The article is longer than/);
  assert.equal((await office.deliver(callbackUrl, article)).status, 201);
  assert.equal((await office.posts()).length, 1);
});

test('the callback takes calls of programs from anywhere, and only POST', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  await office.start();
  await office.jobWhen('waiting');
  const { callbackUrl } = office.workflow.calls[0]!.body;
  assert.equal((await office.app.request(getPath(callbackUrl))).status, 405);
  const headers = {
    Origin: 'https://hook.example.com',
    'Sec-Fetch-Site': 'cross-site',
    'Content-Type': 'text/plain',
  };
  assert.equal((await office.deliver(callbackUrl, article, headers)).status, 201);
});

test('a workflow may say at the callback that there will be no article', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  await office.start();
  await office.jobWhen('waiting');
  const { callbackUrl } = office.workflow.calls[0]!.body;
  assert.equal((await office.deliver(callbackUrl, { error: 'The model is asleep' })).status, 200);
  assert.equal((await office.jobWhen('failed')).reason, 'The workflow says: The model is asleep');
  // Should it come after all, it is welcome.
  assert.equal((await office.deliver(callbackUrl, article)).status, 201);
  await office.jobWhen('done');
});

test('the failure of a run that was cancelled does not end the one that was asked for after it', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  const { id } = await office.start();
  await office.jobWhen('waiting');
  assert.equal((await office.adminCall('POST', `/api/admin/blog/jobs/${id}/cancel`)).status, 200);
  office.pass(minute);
  assert.equal((await office.adminCall('POST', `/api/admin/blog/jobs/${id}/retry`)).status, 200);
  await office.jobWhen('waiting');
  const [first, second] = office.workflow.calls.map(({ body }) => body.callbackUrl);
  for (const body of [{ error: 'The model is out of credit' }, { title: 'Half' }]) {
    const answer = await office.deliver(first!, body);
    assert.deepEqual([answer.status, (await answer.json()).code], [410, 'link-expired']);
  }
  const [job] = await office.jobs();
  assert.deepEqual([job?.state, job?.reason], ['waiting', null]);
  assert.equal((await office.deliver(second!, article)).status, 201);
});
