import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#app/app.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Log } from '#kit/server/log.ts';
import type { OpenapiDocument } from '#office/reference/server/openapi.ts';
import { readDocument, signInCookie } from '../support/api-caller.ts';
import { createTestApp } from '../support/app.ts';
import { setUpWriter } from '../support/article-writer.ts';
import { addService } from '../support/catalog.ts';
import { contactBody, quoteBody } from '../support/leads.ts';
import { makePhoto } from '../support/photos.ts';
import { startStripe } from '../support/stripe-server.ts';

export interface World {
  document: OpenapiDocument;
  port: number;
  cookie: string;
  /** An accepted photo. */
  photo: Uint8Array;
  serviceId: number;
  /** The errors that the server has logged. */
  logged: string[];
  close: () => Promise<void>;
}

/** The product on its own database behind a real socket, with a record of each kind and without rate limits. */
export async function openWorld(): Promise<World> {
  const stripe = await startStripe();
  const t = await createTestApp({
    config: {
      stripeApiUrl: stripe.origin,
    },
  });
  await setUpWriter(t);
  const logged: string[] = [];
  const log: Log = {
    ...t.deps.log,
    error: (message, fields) => logged.push(`${message} ${JSON.stringify(fields)}`),
  };
  const app = createApp({ ...t.deps, log, limiter: { hit: async () => {} } });
  const server = createServer(getRequestListener(app.fetch));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));

  const serviceId = await addService(t.deps.db);
  const answers = [
    await t.adminCall('POST', api.contact, contactBody()),
    await t.adminCall('POST', api.contact, quoteBody([{ serviceId, quantity: 1 }])),
    await t.adminCall('POST', api.newsletter, { email: 'bo@example.com' }),
    await t.adminCall('POST', adminApi.posts, { title: 'One', content: '<p>x</p>', isPublished: true }),
    await t.adminCall('POST', adminApi.generateArticle, { topic: 'Wool' }),
  ];
  for (const answer of answers) if (!answer.ok) throw new Error(await answer.text());

  return {
    document: await readDocument(t),
    port: (server.address() as AddressInfo).port,
    cookie: await signInCookie(t),
    photo: new Uint8Array(await makePhoto(40, 30)),
    serviceId,
    logged,
    async close() {
      server.closeAllConnections();
      server.close();
      await t.close();
      await stripe.close();
    },
  };
}
