/** Who did it: a signed-in user, or the site itself. */
export interface Actor {
  id: string | null;
  name: string;
}

/** A visitor, by way of the site. */
export const website: Actor = { id: null, name: 'Website' };

/** Somebody at the server's terminal. */
export const commandLine: Actor = { id: null, name: 'Command line' };

/** The actor of everything that the server does by itself. */
export const automatic: Actor = { id: null, name: 'Automatic' };
