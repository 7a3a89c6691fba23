import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { reactions } from '#app/reactions.ts';
import { auditActions } from '#kit/events/audit.ts';
import { historyActions } from '#kit/events/events.ts';
import { webhookEvents } from '#messages/webhooks/webhooks.ts';

const inHistory = Object.keys(historyActions);
const audited: readonly string[] = auditActions;
const follows = new Map<string, readonly { name: string }[]>(Object.entries(reactions));

/** Who reads the entry of an event; empty for one that only its reactions read. */
const getReader = (type: string) =>
  inHistory.includes(type) ? 'history' : audited.includes(type) ? 'audit log' : '';

const types = [...new Set([...inHistory, ...follows.keys(), ...audited])];
const rows = types
  .filter((type) => !audited.includes(type) || follows.has(type))
  .map((type) => {
    const names = (follows.get(type) ?? []).map(({ name }) => `\`${name}\``).join(', ');
    return `| \`${type}\` | ${getReader(type)} | ${names} |`;
  });
const table = ['| event | stored for | reactions, in order |', '|---|---|---|', ...rows].join('\n');

const readPage = (name: string) => readFileSync(new URL(`../docs/${name}.md`, import.meta.url), 'utf8');

test('docs/events.md shows each event with its reader and its reactions', () => {
  const page = readPage('events');
  assert.ok(page.includes(`\n\n${table}\n`), `docs/events.md should have this table:\n\n${table}\n`);
});

test('docs/api.md names each event of webhooks', () => {
  const page = readPage('api');
  assert.deepEqual(
    webhookEvents.filter((event) => !page.includes(`\`${event}\``)),
    [],
  );
});

test('each event has a reader or a reaction', () => {
  const unread = types.filter((type) => getReader(type) === '' && (follows.get(type) ?? []).length === 0);
  assert.deepEqual(unread, []);
});
