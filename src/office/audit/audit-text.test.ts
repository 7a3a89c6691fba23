import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuditEntry } from '#kit/events/audit.ts';
import { auditLines, auditLineText } from './audit-text.ts';

const told: [values: Pick<AuditEntry, 'before' | 'after'>, lines: string[]][] = [
  [{ before: { price: null }, after: { price: '120.00' } }, ['Price: none → $120.00']],
  [{ before: { role: 'admin' }, after: { role: 'office' } }, ['Role: Owner → Office']],
  [{ before: { isActive: true }, after: { isActive: false } }, ['Active: yes → no']],
  [{ before: null, after: { category: 'area-rug', ended: 2 } }, ['Category: Area rug', 'Sessions ended: 2']],
  [{ before: { host: 'crm.example' }, after: null }, ['Sent to: crm.example']],
  [{ before: null, after: { filters: '' } }, ['Filtered by: none']],
  [
    { before: { 'hours.Sunday': '9:00 AM – 3:00 PM' }, after: { 'hours.Sunday': null } },
    ['Hours on Sunday: 9:00 AM – 3:00 PM → closed'],
  ],
  [{ before: null, after: { 'places.St. Louis': '63101' } }, ['Place St. Louis: 63101']],
  [
    { before: { 'messages.thanks.isEnabled': true }, after: { 'messages.thanks.isEnabled': false } },
    ['Thank you, is sent: yes → no'],
  ],
  [{ before: { unheardOf: 1 }, after: { unheardOf: 2 } }, ['unheardOf: 1 → 2']],
  [{ before: null, after: null }, []],
];

test('an entry of the audit log is told in plain words', () => {
  for (const [values, lines] of told) assert.deepEqual(auditLines(values).map(auditLineText), lines);
});
