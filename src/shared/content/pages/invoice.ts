import { business } from '../business.ts';

export const invoicePage = {
  title: `Your invoice from ${business.name}`,
  description: `What ${business.name} did, what it costs, and what is still due.`,
  notFound: {
    title: `Invoice not found | ${business.name}`,
    eyebrow: 'Old or mistyped link',
    heading: 'This invoice link doesn’t work',
    text: 'Part of the address may be missing. Check your latest email from us, or call us and we’ll send you the invoice again.',
  },
} as const;
