import assert from 'node:assert/strict';
import type { AdminPost } from '#articles/blog/posts.ts';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, api, files, paths } from '#kit/paths/paths.ts';
import { type Cluster, send, signIn } from '../support/instances.ts';
import { dayAhead } from '../support/leads.ts';
import { photoForm, smallJpeg } from '../support/pictures.ts';
import type { TestServer } from '../support/server.ts';
import { changeSettings } from './settings-change.ts';

/** Each look of the watch would have to fall into the moment between write and read to make a stale page right. */
const rounds = 2;

export const getText = async (instance: TestServer, path: string) =>
  (await send(instance, 'GET', path)).text();

/** From the memory of the instance: the first call goes through the router, the second does not. */
export async function keep(instance: TestServer, ...addresses: string[]) {
  for (const address of [...addresses, ...addresses]) await getText(instance, address);
}

/** A change at one instance is in the very next response of the other, again and again, in both directions. */
export async function showAtOnce(cluster: Cluster) {
  const { instances } = cluster;
  const cookie = await signIn(instances[0]);
  const service = await newService(instances[0], cookie);
  const article = await newArticle(instances[0], cookie);
  for (let round = 0; round < rounds; round += 1) {
    const [writer, reader] = round % 2 ? instances : instances.toReversed();
    const change = { cookie, round, writer: writer!, reader: reader! };
    await showPrice(change, service);
    await showOffer(change, service);
    await showDiscount(change);
    await showArticle(change, article);
    await showName(change);
  }
  // A person at the database, who has no response to wait for either.
  for (let round = 0; round < rounds; round += 1) {
    const [reader] = instances;
    await keep(reader, paths.calculator);
    const title = `By hand ${round}.`;
    await cluster.db.updateTable('services').set({ title }).where('id', '=', service.id).execute();
    assert.ok((await getText(reader, paths.calculator)).includes(title), title);
  }
}

interface Change {
  cookie: string;
  round: number;
  writer: TestServer;
  reader: TestServer;
}

async function showPrice({ cookie, round, writer, reader }: Change, { id }: AdminService) {
  await keep(reader, paths.calculator, api.services);
  const originalPrice = `${300 + round}.25`;
  await put(writer, adminApi.service(id), cookie, { originalPrice, discountedPrice: null });
  for (const path of [paths.calculator, api.services]) {
    assert.ok((await getText(reader, path)).includes(originalPrice), `${path}: ${originalPrice}`);
  }
}

async function showDiscount({ cookie, round, writer, reader }: Change) {
  await keep(reader, paths.calculator, api.discounts);
  const discounts = [{ aboveDollars: 400 + round, percent: 25 }];
  await changeSettings(writer, cookie, ({ terms }) => ({ terms: { ...terms, discounts } }));
  for (const path of [paths.calculator, api.discounts]) {
    assert.ok((await getText(reader, path)).includes(JSON.stringify(discounts)), path);
  }
}

async function showOffer({ cookie, writer, reader }: Change, { id }: AdminService) {
  const isOffered = async () =>
    (JSON.parse(await getText(reader, api.services)) as AdminService[]).some((each) => each.id === id);
  await keep(reader, api.services);
  await put(writer, adminApi.service(id), cookie, { isActive: false });
  assert.equal(await isOffered(), false);
  await keep(reader, api.services);
  await put(writer, adminApi.service(id), cookie, { isActive: true });
  assert.equal(await isOffered(), true);
}

/** Withdrawn, published again, and moved to another address. */
async function showArticle({ cookie, round, writer, reader }: Change, { id }: AdminPost) {
  const getSlug = (number: number) => `shown-at-once-${number}`;
  const getStatus = async (number: number) =>
    (await fetch(reader.origin + paths.article(getSlug(number)), { redirect: 'manual' })).status;
  await put(writer, adminApi.post(id), cookie, { isPublished: true });
  assert.equal(await getStatus(round), 200);
  await keep(reader, paths.article(getSlug(round)), files.rss);
  await put(writer, adminApi.post(id), cookie, { isPublished: false });
  assert.equal(await getStatus(round), 404);
  assert.ok(!(await getText(reader, files.rss)).includes(getSlug(round)));
  await put(writer, adminApi.post(id), cookie, { isPublished: true });
  assert.equal(await getStatus(round), 200);
  await keep(reader, paths.article(getSlug(round)));
  await put(writer, adminApi.post(id), cookie, { slug: getSlug(round + 1) });
  assert.equal(await getStatus(round), 301);
  assert.equal(await getStatus(round + 1), 200);
}

async function showName({ cookie, round, writer, reader }: Change) {
  const pages = [paths.home, paths.about, paths.contact, files.rss];
  await keep(reader, ...pages);
  const shortName = `Brightway ${round}`;
  const name = `${shortName} Cleaning`;
  const timeZone = round % 2 ? 'America/Chicago' : 'America/Denver';
  await changeSettings(writer, cookie, () => ({ name, shortName, timeZone }));
  for (const path of pages) assert.ok((await getText(reader, path)).includes(shortName), path);
  assert.ok((await getText(reader, paths.contact)).includes(`"timeZone":"${timeZone}"`), timeZone);
}

export async function takePairOffAtOnce({ instances: [one, other], db }: Cluster) {
  const cookie = await signIn(one);
  const upload = async () => {
    const form = photoForm(await smallJpeg());
    const answer = await send(one, 'POST', adminApi.upload, { form, cookie });
    return ((await answer.json()) as { imageUrl: string }).imageUrl;
  };
  const visitId = await newVisit(one, cookie, db);
  for (let round = 0; round < rounds; round += 1) {
    const [before, after] = [await upload(), await upload()];
    const { id } = await db
      .insertInto('publishedPairs')
      .values({
        visitId,
        beforePhotoId: 1,
        afterPhotoId: 2,
        category: 'couch',
        beforeName: before.split('/').at(-1)!,
        afterName: after.split('/').at(-1)!,
        caption: 'A sectional',
        beforeAlt: 'Before',
        afterAlt: 'After',
        consentBy: 'Ana Lopez',
        consentWay: 'in-person',
        consentDate: '2026-06-02',
        publishedBy: 'Jordan Lee',
        createdAt: '2026-06-03T16:00:00.000Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    assert.ok((await getText(other, paths.home)).includes(before));
    await keep(other, paths.home);
    assert.equal((await send(one, 'DELETE', visitApi.publishedPair(id), { cookie })).status, 200);
    assert.ok(!(await getText(other, paths.home)).includes(before));
    assert.equal((await send(other, 'GET', before)).status, 404);
  }
}

async function newVisit(instance: TestServer, cookie: string, db: Cluster['db']): Promise<number> {
  const { id: crewId } = await db.selectFrom('crews').select('id').executeTakeFirstOrThrow();
  const service = await newService(instance, cookie);
  const post = async (path: string, json: object) => {
    const answer = await send(instance, 'POST', path, { cookie, json });
    assert.equal(answer.status, 201, await answer.clone().text());
    return (await answer.json()) as { id: number };
  };
  const { id: quoteId } = await post(adminApi.quotes, {
    firstName: 'Ana',
    phone: '(818) 555-0111',
    items: [{ serviceId: service.id, quantity: 1 }],
    contactMethod: 'sms',
    zipCode: '91501',
    status: 'scheduled',
  });
  const times = { date: dayAhead(9), from: '09:00', to: '11:00' };
  return (await post(visitApi.visits, { quoteId, crewId, ...times, force: true })).id;
}

export async function put(instance: TestServer, path: string, cookie: string, json: object) {
  const answer = await send(instance, 'PUT', path, { cookie, json });
  assert.equal(answer.status, 200, await answer.clone().text());
}

/** At a price to which no discount applies. */
export async function newService(instance: TestServer, cookie: string): Promise<AdminService> {
  const json = { category: 'couch', title: 'A sofa bed', originalPrice: '88.25', durationMinutes: 60 };
  const answer = await send(instance, 'POST', adminApi.services, { cookie, json });
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as AdminService;
}

async function newArticle(instance: TestServer, cookie: string): Promise<AdminPost> {
  const json = { title: 'Shown at once 0', slug: 'shown-at-once-0', content: '<p>Text</p>' };
  const answer = await send(instance, 'POST', adminApi.posts, { cookie, json });
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as AdminPost;
}
