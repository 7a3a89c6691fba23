/** Everything that a crew reads at a visit. */
export const head = {
  label: 'The visit',
  access: 'Access',
  fromCustomer: 'From the customer',
  reclean: 'Re-clean',
  openMaps: 'Open in Maps',
  customersPhoto: 'Sent by the customer',
};
export const back = 'Today';
export const actions = {
  call: 'Call',
  text: 'Text',
  takePhoto: ': take a photo',
  photoInput: { before: 'Photo before', after: 'Photo after' },
};
export const stages = { before: 'Before', after: 'After' };
export const steps = {
  onMyWay: 'On my way',
  start: 'Start',
  finish: 'Done',
  done: 'Done',
  undo: 'Undo',
  leavesIn: 'Message leaves in ',
  back: 'Back to booked…',
  askBack: 'Set this visit back to booked?',
  backDetail: 'If the customer was told that you’re on your way, call them.',
  backAction: 'Back to booked',
  askDone: 'Is the work done?',
  doneDetail: (open: number) =>
    `${open === 0 ? '' : open === 1 ? 'One step is not checked off. ' : `${open} steps are not checked off. `}The customer gets a thank-you message.`,
};
export const checklist = {
  title: 'Checklist',
  count: (done: number, all: number) => `${done} of ${all}`,
};
export const photos = {
  title: 'Photos',
  none: 'None yet. The customer sees them on the page of the quote.',
  sent: 'Sent',
  notSent: 'Not sent yet',
  waiting: 'waiting photo',
  remove: 'Remove',
  ask: 'Remove this photo?',
  detail: 'It’s deleted for good, including from the customer’s page.',
  failed: 'The photo was not removed.',
};
export const notes = { title: 'Notes', label: 'New note', add: 'Add note', empty: 'Enter a note' };
export const lines = {
  title: 'Added on the spot',
  open: 'Add something',
  what: 'What',
  other: 'Something else',
  describe: 'Describe it',
  quantity: 'How many',
  price: 'Price each',
  agreedBy: 'Who agreed',
  agrees: (total: string | null) =>
    total === null ? 'The customer agreed to the price' : `The customer agreed to ${total} more`,
  add: 'Add to quote',
};
/** `Check 1042, $97.46 and a tip of $20.00` */
export const paymentLine = (how: string, amount: string, tip: string | null) =>
  `${how}, ${amount}${tip === null ? '' : ` and a tip of ${tip}`}`;
export const paymentWays = { card: 'Card', cash: 'Cash', check: 'Check', later: 'Later' };
export const waiting = 'Waiting to be sent';
export const outbox = {
  waits: (count: number) =>
    `${count === 1 ? '1 entry waits' : `${count} entries wait`} to be sent. It’s safe to close the panel.`,
  sendNow: 'Send now',
  notRecorded: 'Not recorded',
  notTaken: 'Not taken',
  moved: (name: string) => `The office moved this visit: ${name}`,
  youSaw: 'You saw',
  isNow: 'It is now',
  sendForNew: 'Send for the new time',
  tryAgain: 'Try again',
  remove: 'Delete from this device',
  kinds: {
    booked: 'Back to booked',
    'on-the-way': 'On the way',
    started: 'Started',
    done: 'Done',
    step: 'Checklist',
    note: 'Note',
    line: 'Added on the spot',
  },
  photo: { before: 'Photo before', after: 'Photo after' },
};
export const notKept = {
  entry: 'The entry was not kept',
  payment: 'The payment was not kept',
  photo: 'The photo was not kept',
  text: 'This device has no room left, or doesn’t allow storage. Free some space and try again.',
};
