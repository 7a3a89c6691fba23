import { hydrate } from '#web/hydrate.tsx';
import { Calculator } from './calculator.tsx';

hydrate(Calculator);
