import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError, readConfig } from './config.ts';

test('an AI service needs its model, and takes no key where it wants none', () => {
  const ai = { AI_PROVIDER_URL: 'http://localhost:11434/v1', AI_MODEL: 'llama3.1' };
  assert.deepEqual(readConfig(ai).ai, {
    kind: 'provider',
    url: 'http://localhost:11434/v1',
    model: 'llama3.1',
    apiKey: null,
  });
  const workflow = { AI_WORKFLOW_URL: 'https://n8n.example.com/webhook/article' };
  assert.deepEqual(readConfig({ ...ai, ...workflow }).ai, {
    kind: 'workflow',
    url: workflow.AI_WORKFLOW_URL,
    secret: null,
  });
});

test('what is wrong with the AI variables is said in one line, without a secret in it', () => {
  const url = 'https://api.example.com/v1';
  const cases: [Record<string, string>, string][] = [
    [
      { AI_WORKFLOW_URL: 'n8n' },
      'AI_WORKFLOW_URL must be an address such as https://n8n.example.com/webhook/article',
    ],
    [
      { AI_WORKFLOW_URL: url, AI_WORKFLOW_SECRET: 'short' },
      'AI_WORKFLOW_SECRET must have at least 16 characters',
    ],
    [
      { AI_WORKFLOW_SECRET: 'a secret of both sides' },
      'AI_WORKFLOW_URL must be set where AI_WORKFLOW_SECRET is',
    ],
    [{ AI_PROVIDER_URL: url }, 'AI_MODEL must be set where AI_PROVIDER_URL is'],
    [{ AI_MODEL: 'gpt' }, 'AI_PROVIDER_URL must be set where AI_MODEL is'],
    [{ AI_API_KEY: 'sk-1' }, 'AI_PROVIDER_URL must be set where AI_API_KEY is'],
    [
      { AI_PROVIDER_URL: 'ftp://x', AI_MODEL: 'm' },
      'AI_PROVIDER_URL must be an address such as https://api.example.com/v1',
    ],
    [
      { AI_PROVIDER_URL: 'https://a:b@example.com', AI_MODEL: 'm' },
      'AI_PROVIDER_URL must not carry a user name',
    ],
    [
      { AI_PROVIDER_URL: url, AI_MODEL: 'm', AI_API_KEY: 'two words' },
      'AI_API_KEY must be one word without spaces',
    ],
  ];
  for (const [environment, message] of cases) {
    assert.throws(() => readConfig(environment), new ConfigError(message));
  }
});
