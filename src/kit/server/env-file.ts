import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findEntry } from '#kit/text/find-entry.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { variables } from './config-variables.ts';

/** The configuration of this process, which Node may have given variables of the `.env` in its folder. */
export function readProcessConfig(environment = process.env, folder = process.cwd()): Config {
  const cut = cutVariables(readEnvFile(join(folder, '.env'))).filter(
    ([name, value]) => findEntry(variables.shape, name) && findEntry(environment, name) === value,
  );
  if (cut.length > 0) {
    const problems = cut.map(
      ([name]) => `${name} in .env ends at its #: put the value in quotes, as in ${name}='…'`,
    );
    throw new ConfigError(problems.join('; '));
  }
  return readConfig(environment);
}

function readEnvFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Node takes a # for the begin of a comment even within a word, unless the value is in quotes. */
const cutVariables = (text: string): [name: string, value: string][] =>
  [...text.matchAll(/^\s*(?:export\s+)?(\w+)[ \t]*=(?:[ \t]*([^\s'"`#][^\n#]*(?<=\S)))?#/gm)].map(
    ([, name, value = '']) => [name!, value],
  );
