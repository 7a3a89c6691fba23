/** Payment at the door, in a chunk of its own. */
export const payment = {
  title: 'Payment',
  paid: 'Paid',
  owed: 'Owed for this visit',
  how: 'How the customer pays',
  later: 'The customer pays later. The office sends the invoice.',
  noPage: 'The office hasn’t issued the invoice yet, so it has no page to pay by card.',
  code: 'Code with the link of the payment page',
  scan: 'The customer scans the code and pays on their own phone.',
  openHere: 'Open the payment page here',
  appears: '“Paid” appears here by itself.',
  amount: 'Amount',
  checkNumber: 'Check number',
  record: {
    cash: (sum: string) => `Record ${sum} in cash`,
    check: (sum: string) => `Record ${sum} by check`,
  },
  tipFor: 'Tip for the crew',
  noTip: 'No tip',
  anotherTip: 'Another amount',
  tip: 'Tip',
  tooMuch: (owed: string) => `${owed} is owed. Add a tip below if it is one.`,
};
