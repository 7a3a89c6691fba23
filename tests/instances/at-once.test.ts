import { test } from 'node:test';
import { startCluster } from '../support/instances.ts';
import { decideByDatabase } from './decided-by-database.ts';
import { showAtOnce, takePairOffAtOnce } from './shown-at-once.ts';
import { waitForLeads } from './waiting-leads.ts';

test('what one instance of two has written', async (t) => {
  const cluster = await startCluster(t);
  await t.test('is in the very next response of the other', () => showAtOnce(cluster));
  await t.test('takes photos off the site of the other at once, when their consent is withdrawn', () =>
    takePairOffAtOnce(cluster),
  );
  await t.test('decides at the other, even where it is not seen yet', () => decideByDatabase(cluster));
  await t.test('is saved once no lead with the old price is being stored', () => waitForLeads(cluster));
});
