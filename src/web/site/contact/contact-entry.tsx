import { hydrate } from '#web/hydrate.tsx';
import { Contact } from './contact.tsx';

void hydrate(Contact);
