/** The API as a page shows it; the server makes it from the OpenAPI document. */
export interface ReferenceData {
  title: string;
  server: string;
  /** Paragraphs; what stands between backticks is code. */
  introduction: string[];
  sections: ReferenceSection[];
}

export interface ReferenceSection {
  id: string;
  title: string;
  description: string;
  operations: ReferenceOperation[];
}

export interface ReferenceOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  isForAdministrators: boolean;
  parameters: ReferenceField[];
  body: { type: string; note: string; fields: ReferenceField[] } | null;
  answers: ReferenceAnswer[];
  /** A call to copy into a shell. */
  curl: string;
}

export interface ReferenceField {
  /** Dotted and with `[]` where it lies within another: `items[].quantity`. */
  name: string;
  type: string;
  isRequired: boolean;
  note: string;
}

export interface ReferenceAnswer {
  status: string;
  description: string;
  type: string;
  headers: string[];
  /** Of errors. */
  codes: string[];
  fields: ReferenceField[];
  example: string;
}
