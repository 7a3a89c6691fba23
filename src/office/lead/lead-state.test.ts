import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLeadState, type LeadFacts, type LeadStatus, type NextStep } from './lead-state.ts';

const waiting = { status: 'new', isWaiting: true } as const;
const answered = { status: 'contacted', isWaiting: false } as const;
const priced = {
  status: 'new',
  isGiven: true,
  isExpired: false,
  decision: null,
  isChanged: false,
} as const;
const accepted = { ...priced, decision: 'accepted' } as const;

const rows: [string, Partial<LeadFacts>, LeadStatus, NextStep | null][] = [
  ['a question', { request: waiting }, 'new', 'answer'],
  ['a quote from the calculator', { request: waiting, quote: priced }, 'new', 'answer'],
  ['answered, without a quote', { request: answered }, 'answered', 'quote'],
  ['answered, and they have the price', { request: answered, quote: priced }, 'quoted', 'book'],
  ['a quote by phone, not sent', { quote: { ...priced, isGiven: false } }, 'new', 'quote'],
  ['a quote that ran out', { request: answered, quote: { ...priced, isExpired: true } }, 'expired', 'quote'],
  ['accepted before an answer', { request: waiting, quote: accepted }, 'accepted', 'book'],
  ['accepted, then changed', { quote: { ...accepted, isChanged: true } }, 'accepted', 'quote'],
  ['a change is wanted', { quote: { ...priced, decision: 'change-requested' } }, 'change-requested', 'quote'],
  ['declined', { request: answered, quote: { ...priced, decision: 'declined' } }, 'declined', null],
  ['booked', { request: waiting, quote: accepted, visit: 'booked' }, 'booked', null],
  ['on the way', { quote: accepted, visit: 'on-the-way' }, 'on-the-way', null],
  ['nobody was there', { quote: accepted, visit: 'no-show' }, 'no-show', 'book'],
  ['the work is done', { quote: accepted, visit: 'done' }, 'done', 'invoice'],
  ['completed without a visit', { quote: { ...priced, status: 'completed' } }, 'done', 'invoice'],
  ['a draft', { quote: accepted, visit: 'done', invoice: 'draft' }, 'done', 'invoice'],
  ['money is owed', { quote: accepted, visit: 'done', invoice: 'issued' }, 'invoiced', null],
  ['all paid', { quote: accepted, visit: 'done', invoice: 'paid' }, 'paid', null],
  ['a finished question', { request: { status: 'completed', isWaiting: false } }, 'done', null],
  ['cancelled', { request: { ...answered, status: 'cancelled' }, quote: accepted }, 'cancelled', null],
];

test('a lead has one status and one next step', () => {
  const none = { request: null, quote: null, visit: null, invoice: null };
  for (const [name, facts, status, next] of rows)
    assert.deepEqual(getLeadState({ ...none, ...facts }), { status, next }, name);
});
