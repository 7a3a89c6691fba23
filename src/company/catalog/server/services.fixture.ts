import assert from 'node:assert/strict';
import * as z from 'zod/mini';
import { type AdminService, adminServiceSchema } from '#company/catalog/service-edits.ts';
import { adminApi, paths } from '#kit/paths/paths.ts';
import type { TestApp } from '../../../../tests/support/app.ts';

export async function list(t: TestApp, query = '') {
  const answer = await t.adminCall('GET', adminApi.services + query);
  assert.equal(answer.status, 200);
  return z.parse(z.array(adminServiceSchema), await answer.json());
}

export const titles = (services: AdminService[]) => services.map(({ title }) => title);

export async function create(t: TestApp, body: object): Promise<AdminService> {
  const answer = await t.adminCall('POST', adminApi.services, body);
  assert.equal(answer.status, 201);
  return (await answer.json()) as AdminService;
}

export async function change(t: TestApp, id: number, body: object): Promise<AdminService> {
  const answer = await t.adminCall('PUT', adminApi.service(id), body);
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()) as AdminService;
}

export const onPage = async (t: TestApp, text: string) =>
  (await (await t.call('GET', paths.service('couch-cleaning'))).text()).includes(text);
