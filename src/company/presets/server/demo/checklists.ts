/** The crew's steps for each piece; add-ons have no checklist of their own. */
export const checklists = {
  couch: [
    'Test a hidden spot',
    'Vacuum frame, seams and both sides of the cushions',
    'Pre-treat spots',
    'Clean and extract',
    'Walk through with the customer',
  ],
  chair: ['Test a hidden spot', 'Vacuum', 'Pre-treat spots', 'Clean and extract', 'Wipe the legs'],
  carpet: [
    'Move light furniture',
    'Vacuum',
    'Pre-treat spots and traffic lanes',
    'Clean and extract',
    'Put furniture back on tabs',
  ],
  mattress: ['Vacuum both sides', 'Pre-treat spots', 'Clean and extract', 'Stand it up to dry'],
} satisfies Record<string, readonly string[]>;
