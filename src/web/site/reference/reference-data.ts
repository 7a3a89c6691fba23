/** The server derives it from the OpenAPI document. */
export interface ReferenceData {
  title: string;
  server: string;
  /** Paragraphs; words between backticks are code. */
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
  curl: string;
}

export interface ReferenceField {
  /** The path of a nested field: `items[].quantity`. */
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
  /** Only error responses have codes. */
  codes: string[];
  fields: ReferenceField[];
  example: string;
}
