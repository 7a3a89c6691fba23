import { hydrate } from '#web/hydrate.tsx';
import { runDialogCommands } from '../coverage/dialog-commands.ts';
import { Contact } from './contact.tsx';

void hydrate(Contact);
runDialogCommands();
