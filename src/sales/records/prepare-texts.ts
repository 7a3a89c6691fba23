/* Before a booked visit: on the page and in the email. */

export const beforeVisit = 'Before we come';
export const preparation = [
  'Clear small things out of our way.',
  'Keep a parking spot for us if you can, and pets in another room.',
  'Be there when we arrive. You pay once the work is done and you’ve seen it.',
];
