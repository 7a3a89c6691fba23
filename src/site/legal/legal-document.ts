/** The page adds the table of contents, date and contact details. */
export interface LegalDocument {
  path: string;
  title: string;
  /** For search engines: 70 to 160 characters. */
  description: string;
  summary: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Also the section's anchor. */
  id: string;
  heading: string;
  /** A string is a paragraph, a list of strings a bulleted list. */
  blocks: readonly (string | readonly string[])[];
}
