import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { readProcessConfig } from './env-file.ts';

const command = fileURLToPath(new URL('../../app/commands/admin.ts', import.meta.url));

test('a value that Node has cut at a # in .env is named, with what it needs', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'env-file-'));
  context.after(() => rm(folder, { recursive: true }));
  const write = async (text: string) => {
    await writeFile(join(folder, '.env'), text);
    return parseEnv(text);
  };
  await write('PORT=3000 # a comment\nADMIN_PASSWORD=sunflower#9\nOTHER=a#b\n');
  const { status, stderr } = spawnSync(process.execPath, ['--env-file=.env', command, 'list'], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    encoding: 'utf8',
  });
  const [complaint, ...more] = stderr.trim().split('\n');
  assert.equal(status, 1);
  assert.equal(
    complaint,
    `ADMIN_PASSWORD in .env ends at its #: put the value in quotes, as in ADMIN_PASSWORD='…'`,
  );
  assert.deepEqual(more, []);

  const cut = await write(
    'export SMTP_URL = smtp://me:a#b@mail.example.com\nADMIN_PASSWORD=sun#flower9\nMAIL_FROM=#x',
  );
  assert.throws(() => readProcessConfig(cut, folder), {
    message: /^SMTP_URL in .*; ADMIN_PASSWORD in .*; MAIL_FROM in /,
  });
  // A variable that was set elsewhere, as by systemd, has its whole value.
  const whole = {
    ...cut,
    ADMIN_PASSWORD: 'sun#flower9',
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: undefined,
  };
  assert.equal(readProcessConfig(whole, folder).admin.password, 'sun#flower9');
  const quoted = await write(
    '# a=b#c\nADMIN_PASSWORD="sun#flower9" # x#y\nADMIN_USERNAME=kim #9\nMAIL_FROM=',
  );
  assert.equal(readProcessConfig(quoted, folder).admin.password, 'sun#flower9');
});
