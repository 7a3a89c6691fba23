import { hydrate } from '#web/hydrate.tsx';
import { Contact } from './contact.tsx';

hydrate(Contact);
