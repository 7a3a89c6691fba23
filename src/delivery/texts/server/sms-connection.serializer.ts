import type { StoredSmsConnection } from '#delivery/texts/sms-connection.ts';
import { worksSince } from '#kit/db/connection-row.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import { mayBeInside } from '#kit/server/outside-url.ts';
import { findSmsConnection, readSmsConnection, type SmsDeps } from './sms-connection.queries.ts';

/** For the panel: never a token. */
export async function presentSmsConnection(deps: SmsDeps): Promise<StoredSmsConnection> {
  const { db, config } = deps;
  const row = await readSmsConnection(db);
  const { url, account, token, sender, version } = row;
  const inUse = await findSmsConnection(deps);
  const common = {
    incomingUrl: config.publicUrl + messagePaths.incoming,
    callsUrl: config.publicUrl + messagePaths.call,
    worksSince: worksSince(row, inUse),
    isLocalSite: mayBeInside(config),
    version,
  };
  if (config.sms !== null) {
    const { origin } = new URL(config.sms.url);
    return { setBy: 'server', url: origin, account: '', hasToken: true, sender: config.sms.from, ...common };
  }
  return { setBy: inUse && 'panel', url, account, hasToken: token !== '', sender, ...common };
}
