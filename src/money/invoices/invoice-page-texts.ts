export const invoicePage = {
  title: `Your invoice from {business}`,
  description: `What {business} did, what it costs, and what is still due.`,
  pay: {
    button: (amount: string) => `Pay ${amount} by card`,
    hint: 'Opens Stripe’s secure payment page. We never see your card number.',
    pending: 'A payment is being confirmed by your bank.',
  },
  tip: {
    question: 'Add a tip for the crew?',
    none: 'No tip',
    percent: (percent: number, amount: string) => `${percent}%, ${amount}`,
    other: 'Another amount',
    amount: 'Tip in dollars',
    hint: 'It goes on top when you pay.',
  },
  confirming: {
    heading: 'Your payment is being confirmed',
    text: 'Usually a moment; a bank debit takes a few days. You can close this page.',
  },
  received: {
    heading: 'Payment received',
    text: (amount: string) => `Thank you! We received ${amount}.`,
  },
  failed: {
    heading: 'The payment didn’t go through',
    text: 'Nothing was charged. Go back to the invoice to try again, or call us.',
  },
  none: {
    heading: 'No payment yet',
    text: 'We haven’t received an online payment for this invoice.',
  },
  notOpened: 'We couldn’t open the payment page',
  notOwed: 'Nothing to pay',
  wrongTip: 'Check the tip',
  back: 'Back to the invoice',
  download: 'Download as PDF',
  notFound: {
    title: `Invoice not found | {business}`,
    eyebrow: 'Old or mistyped link',
    heading: 'This invoice link doesn’t work',
    text: 'Part of the address may be missing. Check your latest email from us, or call us and we’ll send you the invoice again.',
  },
} as const;
