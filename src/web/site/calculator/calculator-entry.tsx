import { hydrate } from '#web/hydrate.tsx';
import { Calculator } from './calculator.tsx';
import { loadDetails } from './details-script.ts';

void hydrate(Calculator, ({ refused, sent }) => (refused || sent ? loadDetails() : null));
