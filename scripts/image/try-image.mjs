import { chownSync, mkdirSync } from 'node:fs';
import { Problem } from '../steps/project.mjs';
import { buildah } from './buildah.mjs';
import { withContainer } from './container.mjs';

const email = 'ana@example.com';
const lead = {
  firstName: 'Ana',
  lastName: 'Lopez',
  email,
  phone: '(818) 555-0111',
  service: 'carpet',
  message: 'Two rooms, please.',
};

/**
 * Starts the image twice on one volume, as an update of a site does, and uses it.
 * @param {string} image
 * @param {string} volume a folder that does not exist yet
 * @returns {Promise<[what: string, found: string][]>} what was measured. Throws a Problem for what does not hold.
 */
export async function tryImage(image, volume) {
  const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', image));
  const { Cmd: command, Healthcheck, Volumes } = Docker.config;
  const [state] = Object.keys(Volumes);
  const container = await buildah('from', image);
  try {
    const owner = Number(await buildah('run', container, '--', 'stat', '--format=%u', state));
    // A new volume of Docker belongs to whom the folder in the image belongs to.
    mkdirSync(volume, { mode: 0o700 });
    chownSync(volume, owner, owner);
    const site = { container, command, mount: `${volume}:${state}` };
    const first = await withContainer(site, async ({ origin, user, runInside }) => {
      hold(user === owner && user !== 0, `the site runs as user ${user}, its volume belongs to ${owner}`);
      for (const path of ['/', '/calculator', '/blog', '/admin/login']) await openPage(origin + path);
      await runInside(...Healthcheck.Test.slice(1));
      await sendLead(origin);
    });
    const second = await withContainer(site, async ({ runInside }) => {
      const found = await runInside('npm', 'run', '--silent', 'privacy', '--', 'export', email);
      hold(found.includes(lead.message), 'the lead is gone after the restart');
    });
    return [
      ['image', megabytes(await getSize(image))],
      ['first start until ready', `${first.startMilliseconds} ms`],
      ['start with data until ready', `${second.startMilliseconds} ms`],
      ['memory after the first pages (PSS)', megabytes(first.bytes)],
    ];
  } finally {
    await buildah('rm', container);
  }
}

/** A page with everything that it names. */
async function openPage(address) {
  const html = await getText(address);
  const files = [...html.matchAll(/(?:src|href)="(\/[\w./-]+\.(?:js|css|avif|webp|svg|woff2|png))"/g)];
  hold(files.length > 0, `${address} names no file`);
  for (const [, path] of files) await getText(new URL(path, address));
}

async function getText(address) {
  const response = await fetch(address);
  hold(response.ok, `${address} responds ${response.status}`);
  return response.text();
}

async function sendLead(origin) {
  const { status } = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
  });
  hold(status === 201, `a lead is answered with ${status}`);
}

async function getSize(image) {
  const [{ size }] = JSON.parse(await buildah('images', '--json', image));
  return Number.parseFloat(size) * (size.includes('GB') ? 1e9 : 1e6);
}

const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;

function hold(isTrue, otherwise) {
  if (!isTrue) throw new Problem(`The image does not work: ${otherwise}.`);
}
