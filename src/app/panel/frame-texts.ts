/** Words around the screens: failures, refusals, and the crew's list of visits. */
export const crash = {
  tab: 'Screen not shown',
  title: 'We couldn’t show this screen',
  text: 'The panel was updated or your connection was interrupted. What you typed is saved.',
  reload: 'Reload',
  noConnection: 'No connection',
  reloadOnline: 'Reload when you’re back online.',
};
export const notOpened = 'We couldn’t open the admin panel.';
export const notAllowed = {
  title: 'Your role doesn’t include this screen',
  text: (role: string) => `Your role is ${role}. Ask an owner if you need more.`,
  toVisits: 'Go to your visits',
  toToday: 'Go to Today',
};
export const crew = {
  screens: 'Screens',
  visits: 'Visits',
  account: 'Account',
  title: 'Your visits',
  subtitle: 'Yesterday, today, and the next seven days',
  what: 'your visits',
  thisVisit: 'this visit',
  nothing: 'Nothing is planned for your crew on these days.',
  notYours: 'Not one of your visits',
  whyNotYours: 'The office may have moved it to another day or crew.',
  noneToday: 'No visits today.',
  today: (day: string) => `Today, ${day}`,
};
