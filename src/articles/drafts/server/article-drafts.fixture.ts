import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { ArticleJob, ArticleJobState } from '#articles/drafts/article-drafts.ts';
import type { WriterInput } from '#articles/drafts/writer-connection.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { startModel, startWorkflow } from '../../../../tests/support/ai-services.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { setUpWriter } from '../../../../tests/support/article-writer.ts';
import { until } from '../../../../tests/support/until.ts';
import { startArticleWorker } from './article-worker.ts';

export const article = {
  title: 'How to Lift a Coffee Stain',
  content: '<p>Blot it, do not rub it.</p>',
  excerpt: 'What to do in the first minute.',
  category: 'Carpet Care',
};

/** The application on a database of its own; its worker asks the writer. */
export async function openOffice(
  t: TestContext,
  writer: Partial<WriterInput> | null,
  { timeout = 20_000 } = {},
) {
  const site = await openTestApp(t);
  if (writer) await setUpWriter(site, writer);
  const { deps } = site;
  let now = deps.clock().getTime();
  const work = () => {
    const worker = startArticleWorker(deps, {
      timing: { pollMilliseconds: 3_600_000, graceMilliseconds: 5_000 },
      timeouts: { workflow: timeout, provider: timeout },
    });
    deps.wakeOutbox = worker.wake;
    t.after(worker.stop);
    return worker;
  };
  const jobs = async (): Promise<ArticleJob[]> => (await site.adminCall('GET', adminApi.articleJobs)).json();
  const steps = () => deps.db.selectFrom('outbox').selectAll();
  return {
    ...site,
    work,
    jobs,
    /** Moves the clock and lets the worker look. */
    pass(milliseconds: number) {
      now += milliseconds;
      site.setNow(new Date(now).toISOString());
      deps.wakeOutbox();
    },
    async start(topic = 'Coffee stains', headers?: Record<string, string>): Promise<ArticleJob> {
      const answer = await site.adminCall('POST', adminApi.generateArticle, { topic }, headers);
      assert.equal(answer.status, 201);
      return answer.json();
    },
    /** The newest job, once it is in this state. */
    async jobWhen(state: ArticleJobState, attempts?: number): Promise<ArticleJob> {
      const [job] = await until(
        jobs,
        ([job]) => job?.state === state && (attempts === undefined || job.attempts === attempts),
      );
      return job!;
    },
    /** Resolves once no step of a job is left to do. */
    outboxEmpty: () =>
      until(
        () => steps().where('status', '=', 'pending').execute(),
        (left) => left.length === 0,
      ),
    /** Resolves once the outbox has noted this many attempts of a step. */
    outboxSettled: (attempts: number) =>
      until(
        () => steps().execute(),
        (all) => all.some((step) => step.attempts === attempts),
      ),
    posts: () => deps.db.selectFrom('posts').selectAll().orderBy('id').execute(),
    /** As a workflow does it, which is no browser. */
    deliver: (url: string, body: unknown, headers: Record<string, string> = {}) =>
      site.app.request(getPath(url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

export const getPath = (url: string) => url.slice(new URL(url).origin.length);

/** A workflow that answers so, and an office that has it written. */
export async function openWithWorkflow(
  t: TestContext,
  answer: Parameters<typeof startWorkflow>[0],
  { secret, timeout }: { secret?: string; timeout?: number } = {},
) {
  const workflow = await startWorkflow(answer);
  t.after(workflow.close);
  const office = await openOffice(t, { url: workflow.url, ...(secret && { secret }) }, { timeout });
  const worker = office.work();
  return { ...office, workflow, worker };
}

export async function openWithModel(
  t: TestContext,
  answer: Parameters<typeof startModel>[0],
  { apiKey, timeout }: { apiKey?: string; timeout?: number } = {},
) {
  const model = await startModel(answer);
  t.after(model.close);
  const writer = {
    kind: 'provider' as const,
    url: model.url,
    model: 'tiny',
    ...(apiKey && { secret: apiKey }),
  };
  const office = await openOffice(t, writer, { timeout });
  office.work();
  return { ...office, model };
}
