/** A text that a developer edits here; the page adds table of contents, date and contact details. */
export interface LegalDocument {
  path: string;
  title: string;
  /** For search engines: 70 to 160 characters. */
  description: string;
  /** What the reader should know even when reading nothing else. */
  summary: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Also the address of the section: `#id`. */
  id: string;
  heading: string;
  /** A string is a paragraph, a list of strings a bulleted list. */
  blocks: readonly (string | readonly string[])[];
}
