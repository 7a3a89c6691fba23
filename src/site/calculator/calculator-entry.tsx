import { hydrate } from '#company/profile/site/hydrate.tsx';
import { Calculator } from './calculator.tsx';
import { completeScript, detailsScript } from './late-scripts.ts';

void hydrate(Calculator, ({ refused, sent }) => {
  if (sent) return completeScript.load();
  return refused ? detailsScript.load() : null;
});
