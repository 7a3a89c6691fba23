/** The administrator of every test. A module of its own, since journeys need nothing else of the application. */
export const admin = { username: 'admin', password: 'a long test password' };
