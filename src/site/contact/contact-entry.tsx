import { runDialogCommands } from '#company/coverage/site/dialog-commands.ts';
import { hydrate } from '#company/profile/site/hydrate.tsx';
import { Contact } from './contact.tsx';

void hydrate(Contact);
runDialogCommands();
